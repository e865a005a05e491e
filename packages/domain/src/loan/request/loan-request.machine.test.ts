import { Result } from "effect";
import { describe, expect, test } from "vitest";
import type { AnyStateMachine } from "xstate";
import { commandAnswers, commandEvents, offline, testCommand } from "../../command/command.test-support.ts";
import { requireValue } from "../../command/command-answer.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { decimal, money } from "../../money/decimal.ts";
import { monthPlan, today, weekPlan } from "../loans.test-support.ts";
import { externalFacts } from "./loan-facts.test-support.ts";
import { emptyLoan, withWish } from "./loan-form.ts";
import { loanRequestMachine } from "./loan-request.machine.ts";
import {
	agreementEntry,
	amount,
	offer,
	read,
	sent,
	signed,
	start,
	startChoosing,
	toTheSignature,
} from "./loan-request-machine.test-support.ts";

const minimum = requireValue(monthPlan.minAmount);

test("every state and every transition is covered", () => {
	const coverage = coverMachine(
		loanRequestMachine,
		[
			...toTheSignature,
			signed,
			{ type: "tick", isTicked: false },
			{ type: "back" },
			{ type: "refresh" },
			{ type: "retry" },
			{ type: "facts", facts: { currency: "USD" } },
			read(),
			read({ plans: [] }),
			{ type: "xstate.done.actor.readOffer", output: Result.fail(offline) },
			{ type: "xstate.error.actor.readOffer", error: new Error() },
			{
				type: "resume",
				sent: {
					request: { planId: monthPlan.id, amount: minimum, signature: "", agreement: "" },
					loanPeriodDays: monthPlan.loanPeriodDays,
					dailyRate: monthPlan.dailyRate,
					lastLoanId: 3,
				},
			},
			...commandEvents,
			...commandAnswers(),
		],
		{
			inputs: [
				externalFacts,
				{ ...externalFacts, entry: agreementEntry },
				{ ...externalFacts, entry: { ...agreementEntry, page: "sign" } },
			],
			sameWhen: ({ value, context }) => [
				value,
				context.form,
				context.facts.plans.length,
				context.facts.isOutdated,
				context.facts.entry?.page,
				context.reconcileAttempts,
				context.mayStillComplete,
			],
		},
	);
	expect(coverage.states).toBe(16);
});

testCommand<AnyStateMachine>({
	/** Without the reading after a command, which is tested below. */
	machine: loanRequestMachine.provide({ guards: { "is outdated": () => false } }),
	input: externalFacts,
	fill: [read(), ...toTheSignature],
	press: signed,
	sends: sent,
	back: "signing",
	emptied: { ...emptyLoan, planId: monthPlan.id },
});

describe("Spec 2 §2: the plans", () => {
	test("are read first, and the first one is chosen", async () => {
		const { read, state, isBusy, form, facts } = start();
		expect([state(), isBusy()]).toEqual(["loading", true]);
		await read.succeed(offer);
		expect([state(), isBusy(), form(), facts()]).toEqual([
			"choosing",
			false,
			{ ...emptyLoan, planId: monthPlan.id },
			{ ...externalFacts, ...offer, isOutdated: false, error: undefined },
		]);
	});

	test("can be read again after a failure, or if there were none", async () => {
		const { read, dispatch, state, facts } = start();
		await read.fail(offline);
		expect([state(), facts().error]).toEqual(["failed", offline]);
		expect(dispatch(amount("5"), { type: "loan now" }, { type: "retry" })).toBe("loading");
		await read.break();
		expect([state(), facts().error]).toEqual(["failed", undefined]);
		dispatch({ type: "refresh" });
		await read.succeed({ ...offer, plans: [] });
		expect(state()).toBe("no plans");
		dispatch({ type: "retry" });
		await read.succeed(offer);
		expect(state()).toBe("choosing");
	});

	test("read again keep the input, the chosen plan and the known day", async () => {
		const { read, dispatch, form, facts } = await startChoosing();
		dispatch(
			amount("5"),
			{ type: "change", change: { is: "plan", planId: weekPlan.id } },
			{ type: "refresh" },
		);
		await read.succeed({ ...offer, today: undefined, lastLoanId: 9 });
		expect([form(), facts().today, facts().lastLoanId]).toEqual([
			{ ...emptyLoan, amount: "5", planId: weekPlan.id },
			today,
			9,
		]);
		dispatch({ type: "refresh" });
		await read.succeed({ ...offer, today: "2026-02-01", lastLoanId: undefined });
		expect([facts().today, facts().lastLoanId]).toEqual(["2026-02-01", undefined]);
	});
});

describe("A-620: the first loan begins with the amount of the application", () => {
	const wished = money(decimal("2000.5"));
	const first = { ...emptyLoan, amount: "2000,5", planId: monthPlan.id };

	test("in a plan that offers as much, also when the application is read after the plans", async () => {
		for (const facts of [{ wished }, {}]) {
			const { read, dispatch, form } = start({ ...externalFacts, language: "de", ...facts });
			await read.succeed({ ...offer, plans: [weekPlan, monthPlan], lastLoanId: 0 });
			dispatch({ type: "facts", facts: { wished } });
			expect(form()).toEqual(first);
			dispatch(amount(""), { type: "facts", facts: { wished } });
			expect(form().amount).toBe("");
		}
	});

	test("unless an amount was typed, the customer has a loan, or it is not known whether there is one", async () => {
		const { read, dispatch, form } = await startChoosing({ wished });
		expect(form().amount).toBe("");
		dispatch({ type: "refresh" });
		await read.succeed({ ...offer, lastLoanId: undefined });
		expect(form().amount).toBe("");
		dispatch(amount("5"), { type: "refresh" });
		await read.succeed({ ...offer, lastLoanId: 0 });
		expect(form().amount).toBe("5");
	});

	test("and in no plan of another maximum, if none offers as much", () => {
		const plans = [weekPlan, monthPlan];
		const most = money(decimal("9000"));
		expect(withWish({ ...emptyLoan, planId: weekPlan.id }, most, { plans, language: "en" })).toEqual({
			...emptyLoan,
			amount: "9000",
			planId: weekPlan.id,
		});
	});
});
