import { expect, test } from "vitest";
import { monthPlan, weekPlan } from "../loans.test-support.ts";
import {
	emptyLoan,
	fitLoan,
	type LoanChange,
	type LoanForm,
	planOf,
	reduceLoan,
	translateLoan,
} from "./loan-form.ts";
import { loanPlanId } from "./loan-plan.ts";

const plans = [monthPlan, weekPlan];
const form: LoanForm = {
	amount: "500",
	planId: monthPlan.id,
	isTermsTicked: true,
	readAgreement: "<p>Read</p>",
};

test.each<[LoanChange, Partial<LoanForm>]>([
	[{ is: "amount", text: "7" }, { amount: "7" }],
	[{ is: "max" }, { amount: "5000.5" }],
	[{ is: "plan", planId: weekPlan.id }, { planId: weekPlan.id }],
	[{ is: "terms", isTicked: false }, { isTermsTicked: false }],
])("Spec 2 §2: %o changes only that field", (change, changed) => {
	expect(reduceLoan(form, change, { plans, language: "en" })).toEqual({ ...form, ...changed });
});

test("Spec 2 §2: Max is the maximum of the chosen plan, in the customer's language", () => {
	const max = (planId: LoanForm["planId"]) =>
		reduceLoan({ ...form, planId }, { is: "max" }, { plans, language: "de" });
	expect([max(monthPlan.id).amount, max(weekPlan.id).amount, max(undefined)]).toEqual([
		"5000,5",
		"1000",
		{ ...form, planId: undefined },
	]);
});

test("The first plan is chosen, and another one while it is offered; other input stays", () => {
	expect([
		fitLoan(emptyLoan, plans),
		fitLoan({ ...form, planId: weekPlan.id }, plans),
		fitLoan({ ...form, planId: loanPlanId(99) }, plans),
		fitLoan(form, []),
	]).toEqual([
		{ ...emptyLoan, planId: monthPlan.id },
		{ ...form, planId: weekPlan.id },
		form,
		{ ...form, planId: undefined },
	]);
	expect(planOf(form, plans)).toEqual(monthPlan);
});

test("Another language rewrites the amount, so that its value stays", () => {
	expect([translateLoan({ ...form, amount: "0.125" }, "en", "de"), translateLoan(form, "en", "en")]).toEqual([
		{ ...form, amount: "0,125" },
		form,
	]);
});
