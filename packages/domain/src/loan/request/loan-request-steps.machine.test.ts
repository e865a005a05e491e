import { describe, expect, test } from "vitest";
import {
	amount,
	filledIn,
	signed,
	startChoosing,
	terms,
	tick,
	toTheAgreement,
	toTheSignature,
} from "./loan-request-machine.test-support.ts";

describe("Spec 2 §5: each step needs valid input", () => {
	test("an empty amount or unticked terms send nothing", async () => {
		const { dispatch } = await startChoosing();
		expect([
			dispatch({ type: "loan now" }),
			dispatch(amount("500"), { type: "loan now" }),
			dispatch(terms(true), { type: "loan now" }),
		]).toEqual(["choosing", "choosing", "confirming"]);
	});

	test("terms need no tick if the site does not require it", async () => {
		const { dispatch } = await startChoosing({ needsTerms: false });
		expect(dispatch(amount("500"), { type: "loan now" })).toBe("confirming");
	});

	test("a loan that became invalid while the sheet was open is not confirmed", async () => {
		const { dispatch } = await startChoosing({ needsTerms: false });
		expect(
			dispatch(
				amount("500"),
				{ type: "loan now" },
				{ type: "facts", facts: { needsTerms: true } },
				{ type: "confirm" },
			),
		).toBe("confirming");
	});

	test("the agreement has to be ticked, and stays ticked until it is unticked", async () => {
		const { dispatch, form } = await startChoosing();
		expect(dispatch(...toTheAgreement, { type: "go on to sign" })).toBe("reading the agreement");
		dispatch(tick);
		expect(form()).toEqual(filledIn);
		dispatch({ type: "tick", isTicked: false });
		expect([form(), dispatch({ type: "go on to sign" })]).toEqual([
			{ ...filledIn, readAgreement: undefined },
			"reading the agreement",
		]);
		expect(dispatch(tick, { type: "go on to sign" })).toBe("signing");
	});

	test("nothing is sent without a picture of a signature", async () => {
		const { dispatch, send } = await startChoosing();
		expect([dispatch(...toTheSignature, { type: "signed", picture: "" }), send.inputs()]).toEqual([
			"signing",
			[],
		]);
	});

	test("no step is skipped, and only the form accepts input", async () => {
		const { dispatch, form } = await startChoosing();
		expect(dispatch({ type: "confirm" }, tick, { type: "go on to sign" }, signed)).toBe("choosing");
		dispatch(amount("500"), terms(true), { type: "loan now" });
		expect(dispatch(amount("700"), tick, { type: "go on to sign" }, signed)).toBe("confirming");
		dispatch({ type: "confirm" });
		expect(dispatch(amount("700"), { type: "loan now" }, { type: "confirm" }, signed)).toBe(
			"reading the agreement",
		);
		expect(form()).toEqual({ ...filledIn, readAgreement: undefined });
	});
});

describe("Spec 2 §2: each step can be undone", () => {
	test("without losing input", async () => {
		const { dispatch, form } = await startChoosing();
		expect(dispatch(...toTheSignature, { type: "back" })).toBe("reading the agreement");
		expect(dispatch({ type: "back" })).toBe("choosing");
		expect(dispatch({ type: "loan now" }, { type: "back" })).toBe("choosing");
		expect(form()).toEqual(filledIn);
		expect(dispatch({ type: "loan now" }, { type: "confirm" }, { type: "go on to sign" })).toBe("signing");
	});

	test("but another amount needs a new tick for its agreement", async () => {
		const { dispatch } = await startChoosing();
		dispatch(...toTheSignature, { type: "back" }, { type: "back" }, amount("501"));
		expect(dispatch({ type: "loan now" }, { type: "confirm" }, { type: "go on to sign" })).toBe(
			"reading the agreement",
		);
		expect(dispatch(tick, { type: "go on to sign" })).toBe("signing");
	});

	test("and so does another language: a customer signs only what was read", async () => {
		const { dispatch, form, send } = await startChoosing();
		expect(dispatch(...toTheSignature, { type: "facts", facts: { language: "de" } }, signed)).toBe("signing");
		expect([send.inputs(), form()]).toEqual([[], filledIn]);
		expect(dispatch({ type: "back" }, tick, { type: "go on to sign" }, signed)).toBe("sending");
		expect(send.inputs()[0]?.request.agreement).toContain("am 31. Januar 2026");
	});

	test("another language rewrites the amount", async () => {
		const { dispatch, form } = await startChoosing();
		dispatch(amount("500.5"), { type: "facts", facts: { language: "de" } });
		expect(form().amount).toBe("500,5");
	});
});
