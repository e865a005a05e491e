import { translateTypedDecimal, writeTypedDecimal } from "../../money/typed-decimal.ts";
import type { LanguageCode } from "../../site/language.ts";
import type { LoanPlan, LoanPlanId } from "./loan-plan.ts";

/** A loan as the customer asks for it. */
export interface LoanForm {
	/** As typed. */
	readonly amount: string;
	/** The plan, and with it the period; `undefined` while there is none to choose. */
	readonly planId: LoanPlanId | undefined;
	/** The box beside the links to rules, contract and liability is ticked. */
	readonly isTermsTicked: boolean;
	/** The agreement below which 'read' was ticked, as it stood there: it is ticked as long as it says the same. */
	readonly readAgreement: string | undefined;
}

export type LoanChange =
	| { readonly is: "amount"; readonly text: string }
	/** The most that the chosen plan lends. */
	| { readonly is: "max" }
	| { readonly is: "plan"; readonly planId: LoanPlanId }
	| { readonly is: "terms"; readonly isTicked: boolean };

export const emptyLoan: LoanForm = {
	amount: "",
	planId: undefined,
	isTermsTicked: false,
	readAgreement: undefined,
};

/** What a form is filled in with. */
export interface LoanOffer {
	readonly plans: readonly LoanPlan[];
	readonly language: LanguageCode;
}

/** The form after a change (Spec 2 §2); what was typed and ticked stays. */
export const reduceLoan = (form: LoanForm, change: LoanChange, { plans, language }: LoanOffer): LoanForm => {
	switch (change.is) {
		case "amount":
			return { ...form, amount: change.text };
		case "max": {
			const plan = planOf(form, plans);
			return plan ? { ...form, amount: writeTypedDecimal(plan.maxAmount, language) } : form;
		}
		case "plan":
			return { ...form, planId: change.planId };
		case "terms":
			return { ...form, isTermsTicked: change.isTicked };
	}
};

/** The chosen plan, where there still is one. */
export const planOf = ({ planId }: LoanForm, plans: readonly LoanPlan[]): LoanPlan | undefined =>
	plans.find(({ id }) => id === planId);

/** Keeps the chosen plan where it is still offered, else chooses the first one. */
export const fitLoan = (form: LoanForm, plans: readonly LoanPlan[]): LoanForm => ({
	...form,
	planId: (planOf(form, plans) ?? plans[0])?.id,
});

/** The form in another language's writing, so that the amount doesn't change its value. */
export const translateLoan = (form: LoanForm, from: LanguageCode, to: LanguageCode): LoanForm => ({
	...form,
	amount: translateTypedDecimal(form.amount, from, to),
});
