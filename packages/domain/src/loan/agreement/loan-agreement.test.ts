import { describe, expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import { monthPlan, picture, weekPlan } from "../loans.test-support.ts";
import { agreementOver, loanFacts } from "../request/loan-facts.test-support.ts";
import type { LoanForm } from "../request/loan-form.ts";
import type { LoanFacts } from "../request/loan-summary.ts";
import { agreementToRead, isAgreementRead, signedLoan } from "./loan-agreement.ts";

const form: LoanForm = {
	amount: "500",
	planId: monthPlan.id,
	isTermsTicked: true,
	readAgreement: agreementOver("500"),
};
const image = `<img src="${picture}" alt="">`;

describe("Spec 2 §2: the agreement of a requested loan", () => {
	test("contains the amount and the plan of the form", () => {
		expect([
			agreementToRead(form, loanFacts),
			agreementToRead({ ...form, amount: "700", planId: weekPlan.id }, loanFacts),
		]).toEqual([agreementOver("500"), agreementOver("700", 7)]);
	});

	test("is the plan's stored one if the text cannot be filled in", () => {
		expect(agreementToRead(form, { ...loanFacts, today: undefined })).toBe(monthPlan.agreement);
	});

	test("is absent while the loan cannot be requested", () => {
		expect(agreementToRead({ ...form, amount: "0" }, loanFacts)).toBe(undefined);
	});
});

const elsewhere: [what: string, form: Partial<LoanForm>, facts: Partial<LoanFacts>][] = [
	["another amount", { amount: "501" }, {}],
	["another period", { planId: weekPlan.id }, {}],
	["another language", {}, { language: "de" }],
	["another day", {}, { today: "2026-02-01" }],
	["another borrower", {}, { borrower: undefined }],
	["no tick", { readAgreement: undefined }, {}],
	["an invalid amount", { amount: "1" }, {}],
	["an invalid amount and no tick", { amount: "1", readAgreement: undefined }, {}],
];

describe("Spec 2 §5: a ticked agreement", () => {
	test("counts as read while its text is unchanged", () => {
		expect([
			isAgreementRead(form, loanFacts),
			isAgreementRead({ ...form, amount: "500.00" }, { ...loanFacts, showsTotalInterest: false }),
		]).toEqual([true, true]);
	});

	test.each(elsewhere)("does not count as read with %s, and is not signed", (_, change, facts) => {
		const [now, then] = [
			{ ...form, ...change },
			{ ...loanFacts, ...facts },
		];
		expect([isAgreementRead(now, then), signedLoan(now, then, picture)]).toEqual([false, undefined]);
	});
});

describe("Spec 2 §7: the request", () => {
	test("contains the amount, the plan, the picture and exactly the text that was read, signed", () => {
		expect(plain(signedLoan(form, loanFacts, picture))).toEqual({
			request: {
				planId: monthPlan.id,
				amount: "500",
				signature: picture,
				agreement: agreementOver("500", 30, image),
			},
			loanPeriodDays: 30,
			dailyRate: "0.001",
		});
	});

	test.each(["", "signature.png", "data:image/png;base64,", 'data:image/png;base64,AA" onload="x'])(
		"is absent with %s as the signature",
		(text) => {
			expect(signedLoan(form, loanFacts, text)).toBe(undefined);
		},
	);
});
