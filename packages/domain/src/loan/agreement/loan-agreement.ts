import type { LoanForm } from "../request/loan-form.ts";
import { type LoanFacts, type LoanOrder, summariseLoan } from "../request/loan-summary.ts";
import type { SentLoan } from "../request/reconcile-loan.ts";
import { writeAgreement } from "./agreement.ts";
import { isSignaturePicture } from "./signature.ts";

/** The loan of the agreement. The checkbox of the terms belongs to the previous step, 'loan now' (Spec 2 §5). */
const loanOf = (form: LoanForm, facts: LoanFacts): LoanOrder | undefined =>
	summariseLoan(form, { ...facts, needsTerms: false }).order;

/** The agreement for the loan in the form (Spec 2 §2); `undefined` while the loan cannot be requested. */
export const agreementToRead = (form: LoanForm, facts: LoanFacts): string | undefined => {
	const order = loanOf(form, facts);
	return order && agreementTo(order, facts);
};

/** Whether the agreement was ticked as read and has not changed since. */
export const isAgreementRead = (form: LoanForm, facts: LoanFacts): boolean => {
	const agreement = agreementToRead(form, facts);
	return agreement !== undefined && agreement === form.readAgreement;
};

/**
 * The loan to send once the agreement is read and signed with `picture`; `undefined` before that or without a
 * signature.
 */
export const signedLoan = (
	form: LoanForm,
	facts: LoanFacts,
	picture: string,
): Omit<SentLoan, "lastLoanId"> | undefined => {
	const order = loanOf(form, facts);
	if (!order || !isAgreementRead(form, facts) || !isSignaturePicture(picture)) return undefined;
	const { plan, amount } = order;
	return {
		request: { planId: plan.id, amount, signature: picture, agreement: agreementTo(order, facts, picture) },
		loanPeriodDays: plan.loanPeriodDays,
		dailyRate: plan.dailyRate,
	};
};

const agreementTo = ({ plan, amount }: LoanOrder, facts: LoanFacts, signature?: string): string =>
	writeAgreement({
		texts: facts.agreementTexts,
		language: facts.language,
		stored: plan.agreement,
		signature,
		loan: {
			borrower: facts.borrower,
			site: facts.site,
			currency: facts.currency,
			amount,
			loanPeriodDays: plan.loanPeriodDays,
			freePeriodDays: plan.freePeriodDays,
			dailyRate: plan.dailyRate,
			penaltyRate: plan.penaltyRate,
			date: facts.today,
		},
	});
