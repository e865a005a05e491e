import type { LoanForm } from "../request/loan-form.ts";
import { type LoanFacts, type LoanOrder, summariseLoan } from "../request/loan-summary.ts";
import type { SentLoan } from "../request/reconcile-loan.ts";
import { writeAgreement } from "./agreement.ts";
import { isSignaturePicture } from "./signature.ts";

/** The agreement to a loan as it stands in the form (Spec 2 §2); none while the loan can't be asked for. */
export const agreementToRead = (form: LoanForm, facts: LoanFacts): string | undefined => {
	const { order } = summariseLoan(form, facts);
	return order && agreementTo(order, facts);
};

/** Whether the agreement was ticked as read, and still says what it said then. */
export const isAgreementRead = (form: LoanForm, facts: LoanFacts): boolean => {
	const agreement = agreementToRead(form, facts);
	return agreement !== undefined && agreement === form.readAgreement;
};

/** What is sent once the agreement is read and signed with `picture`; nothing before, and nothing without a signature. */
export const signedLoan = (
	form: LoanForm,
	facts: LoanFacts,
	picture: string,
): Omit<SentLoan, "lastLoanId"> | undefined => {
	const { order } = summariseLoan(form, facts);
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
