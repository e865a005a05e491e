import { describe, expect, test } from "vitest";
import { lost, refused } from "../../command/command.test-support.ts";
import { plain } from "../../money/plain.test-support.ts";
import { monthPlan } from "../loans.test-support.ts";
import { agreementOver } from "./loan-facts.test-support.ts";
import { emptyLoan, type LoanForm } from "./loan-form.ts";
import { loanPlanId } from "./loan-plan.ts";
import type { LoanEntry, LoanExternalFacts } from "./loan-request.setup.ts";
import {
	agreementEntry,
	filledIn,
	offer,
	sent,
	signed,
	startChoosing,
	tick,
	toTheSignature,
} from "./loan-request-machine.test-support.ts";

describe("Spec 2 §2: a page that is entered by its address", () => {
	const enter = (entry: Partial<LoanEntry>, facts: Partial<LoanExternalFacts> = {}) =>
		startChoosing({ ...facts, entry: { ...agreementEntry, ...entry } });

	test("opens the agreement of the plan and the amount, in the customer's language, to be ticked and signed", async () => {
		const { dispatch, state, form, send } = await enter({ storedAgreement: undefined });
		expect([state(), form()]).toEqual([
			"reading the agreement",
			{ ...emptyLoan, amount: "500", planId: monthPlan.id },
		]);
		expect(dispatch({ type: "go on to sign" })).toBe("reading the agreement");
		expect(dispatch(tick, { type: "go on to sign" }, signed)).toBe("sending");
		expect(plain(send.inputs())).toEqual([sent]);
		const german = await enter({ amount: "500.5" }, { language: "de" });
		expect([german.state(), german.form().amount]).toEqual(["reading the agreement", "500,5"]);
	});

	test("opens the signature if the stored agreement is the present one", async () => {
		const { dispatch, state, send } = await enter({ page: "sign" });
		expect(state()).toBe("signing");
		expect(dispatch(signed)).toBe("sending");
		expect(plain(send.inputs())).toEqual([sent]);
	});

	test.each<[string, Partial<LoanEntry>]>([
		["without a stored agreement", { storedAgreement: undefined }],
		["with the stored agreement of another amount", { storedAgreement: agreementOver("501") }],
	])("opens the agreement instead of the signature %s", async (_, entry) => {
		const { state, form } = await enter({ page: "sign", ...entry });
		expect([state(), form().readAgreement]).toEqual(["reading the agreement", undefined]);
	});

	test.each<[string, Partial<LoanEntry>, Partial<LoanForm>]>([
		["a plan that is not offered", { planId: loanPlanId(99) }, { amount: "500", planId: monthPlan.id }],
		["an amount that cannot be read", { amount: "x" }, { amount: "x", planId: monthPlan.id }],
	])("opens the choice of the loan for %s", async (_, entry, form) => {
		for (const page of ["agreement", "sign"] as const) {
			const entered = await enter({ page, ...entry });
			expect([entered.state(), entered.form()]).toEqual(["choosing", { ...emptyLoan, ...form }]);
		}
	});

	test("is entered once: after the next reading the choice of the loan opens", async () => {
		const { dispatch, read: readOffer, state } = await enter({});
		dispatch({ type: "back" }, { type: "refresh" });
		await readOffer.succeed(offer);
		expect(state()).toBe("choosing");
	});
});

describe("Spec 2 §7: the loan is sent", () => {
	test("once, with the agreement that was read; the press on Sign emits it for storage", async () => {
		const { dispatch, send, emitted, state } = await startChoosing();
		expect(dispatch(...toTheSignature)).toBe("signing");
		expect(emitted).toEqual([{ type: "agreement accepted", agreement: agreementOver("500") }]);
		expect(dispatch(signed, signed)).toBe("sending");
		expect([plain(send.inputs()), emitted.length]).toEqual([[sent], 1]);
		await send.succeed({ message: "Asked for" });
		expect([state(), emitted.slice(1)]).toEqual(["accepted", ["carried out"]]);
	});

	test("and everything is read again before the next one, so that this one is not confused with it", async () => {
		const { dispatch, send, read, state, form, facts } = await startChoosing();
		dispatch(...toTheSignature, signed);
		await send.succeed({ message: "Asked for" });
		expect(dispatch({ type: "acknowledge" }, signed)).toBe("loading");
		await read.succeed({ ...offer, lastLoanId: 5 });
		expect([state(), form(), facts().lastLoanId, send.inputs().length]).toEqual([
			"choosing",
			{ ...emptyLoan, planId: monthPlan.id },
			5,
			1,
		]);
	});

	test("and everything is read again if its outcome stays unknown", async () => {
		const { dispatch, send, reconcile, clock, state, form } = await startChoosing();
		dispatch(...toTheSignature, signed);
		await send.fail(lost);
		expect(dispatch({ type: "back" }, { type: "refresh" }, signed)).toEqual({ "outcome unknown": "waiting" });
		clock.increment(1000);
		await reconcile.succeed({ is: "unknown" });
		expect(dispatch({ type: "back" }, { type: "refresh" }, signed)).toEqual({
			"outcome unknown": "unresolved",
		});
		dispatch({ type: "dismiss" });
		expect([state(), form(), send.inputs().length]).toEqual(["loading", { ...emptyLoan, planId: 3 }, 1]);
	});

	test("a refusal keeps everything and can be dismissed in every step", async () => {
		const { dispatch, send, state, form, refusal } = await startChoosing();
		dispatch(...toTheSignature, signed);
		await send.fail(refused);
		expect([state(), form(), refusal()]).toEqual(["signing", filledIn, refused]);
		dispatch({ type: "back" }, { type: "back" });
		expect([state(), refusal()]).toEqual(["choosing", refused]);
		dispatch({ type: "dismiss" });
		expect([state(), refusal(), form()]).toEqual(["choosing", undefined, filledIn]);
	});
});
