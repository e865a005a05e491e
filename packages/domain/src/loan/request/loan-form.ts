import { amountWarnings } from "../../money/amount-warning.ts";
import type { Money } from "../../money/decimal.ts";
import { translateTypedDecimal, writeTypedDecimal } from "../../money/typed-decimal.ts";
import type { LanguageCode } from "../../site/language.ts";
import type { LoanPlan, LoanPlanId } from "./loan-plan.ts";

/** The loan form. */
export interface LoanForm {
	/** As typed. */
	readonly amount: string;
	/** The plan, which determines the period; `undefined` while there is none. */
	readonly planId: LoanPlanId | undefined;
	/** The box next to the links to rules, contract and liability is ticked. */
	readonly isTermsTicked: boolean;
	/** The agreement text that was ticked as read. The tick is valid only while the text is unchanged. */
	readonly readAgreement: string | undefined;
}

export type LoanChange =
	| { readonly is: "amount"; readonly text: string }
	/** The plan's maximum. */
	| { readonly is: "max" }
	| { readonly is: "plan"; readonly planId: LoanPlanId }
	| { readonly is: "terms"; readonly isTicked: boolean };

export const emptyLoan: LoanForm = {
	amount: "",
	planId: undefined,
	isTermsTicked: false,
	readAgreement: undefined,
};

/** The data that the form depends on. */
export interface LoanOffer {
	readonly plans: readonly LoanPlan[];
	readonly language: LanguageCode;
}

/** The form after a change (Spec 2 §2); other input stays. */
export const reduceLoan = (form: LoanForm, change: LoanChange, { plans, language }: LoanOffer): LoanForm => {
	switch (change.is) {
		case "amount":
			return { ...form, amount: change.text };
		case "max": {
			const plan = planOf(form, plans);
			return plan?.maxAmount ? { ...form, amount: writeTypedDecimal(plan.maxAmount, language) } : form;
		}
		case "plan":
			return { ...form, planId: change.planId };
		case "terms":
			return { ...form, isTermsTicked: change.isTicked };
	}
};

/** The chosen plan, if it is still offered. */
export const planOf = ({ planId }: LoanForm, plans: readonly LoanPlan[]): LoanPlan | undefined =>
	plans.find(({ id }) => id === planId);

/** Keeps the chosen plan if it is still offered, else chooses the first one. */
export const fitLoan = (form: LoanForm, plans: readonly LoanPlan[]): LoanForm => ({
	...form,
	planId: (planOf(form, plans) ?? plans[0])?.id,
});

/** An empty form with the amount of the application, and a plan that offers as much: the chosen one, else the first. */
export const withWish = (form: LoanForm, wished: Money, { plans, language }: LoanOffer): LoanForm => {
	if (form.amount !== "") return form;
	const offers = ({ minAmount: minimum, maxAmount: maximum }: LoanPlan) =>
		amountWarnings(wished, { minimum, maximum }).length === 0;
	const chosen = planOf(form, plans);
	const plan = chosen && offers(chosen) ? chosen : (plans.find(offers) ?? chosen);
	return { ...form, amount: writeTypedDecimal(wished, language), planId: plan?.id };
};

/** The form with its amount rewritten in another language, so that the value does not change. */
export const translateLoan = (form: LoanForm, from: LanguageCode, to: LanguageCode): LoanForm => ({
	...form,
	amount: translateTypedDecimal(form.amount, from, to),
});
