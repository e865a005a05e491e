export { holdsSignature, writeAgreement } from "./agreement/agreement.ts";
export { type AgreementContext, agreementOfRecord } from "./agreement/agreement-of-record.ts";
export {
	type AgreementLanguage,
	type AgreementPart,
	type AgreementText,
	type AgreementTexts,
	agreementLanguages,
	agreementParts,
} from "./agreement/agreement-text.ts";
export { type AgreementKey, agreementKeys } from "./agreement/agreement-values.ts";
export { agreementToRead, isAgreementRead } from "./agreement/loan-agreement.ts";
export {
	type SignatureContext,
	type SignatureEvent,
	type Signed,
	signatureMachine,
} from "./agreement/signature.machine.ts";
export {
	minSignatureLength,
	NotRendered,
	type PadSize,
	type Point,
	placeOn,
	pointOn,
	type SignatureChange,
	type SignatureInk,
	type SignatureWay,
	type Stroke,
} from "./agreement/signature.ts";
export {
	type AmountField,
	type AnswerField,
	type ApplicationField,
	type AskedFields,
	applicationFields,
	askedFields,
	type CountField,
	type PictureField,
	type TextField,
} from "./application/application-fields.ts";
export {
	type ApplicationChange,
	type ApplicationForm,
	emptyApplication,
} from "./application/application-form.ts";
export type { ApplicationIssue } from "./application/application-issue.ts";
export {
	type ApplicationSection,
	applicationSections,
	draftFields,
	type SectionFields,
	sectionsOf,
} from "./application/application-sections.ts";
export {
	type ApplicationFacts,
	type ApplicationSummary,
	summariseApplication,
} from "./application/application-summary.ts";
export { loanApplicationMachine } from "./application/loan-application.machine.ts";
export type {
	LoanApplicationContext,
	LoanApplicationEmitted,
	LoanApplicationEvent,
} from "./application/loan-application.setup.ts";
export type {
	ApplicationRecord,
	ApplicationStatus,
	IdKind,
	LoanApplication,
	Sex,
} from "./application/loan-application.ts";
export { earliestBirthday } from "./application/read-application.ts";
export { type ApplicationReading, readLoanApplication } from "./application/read-loan-application.ts";
export { reconcileApplication, type SentApplication } from "./application/reconcile-application.ts";
export { accruedInterestRule } from "./figures/accrued-interest.rule.ts";
export { amountToRepayRule } from "./figures/amount-to-repay.rule.ts";
export { aprOf, aprRule } from "./figures/apr.rule.ts";
export { dailyInterestRule } from "./figures/daily-interest.rule.ts";
export { type LoanTerms, type Owed, owedAfter } from "./figures/owed.ts";
export { loanPenaltyRule } from "./figures/penalty.rule.ts";
export { ratePercentRule } from "./figures/rate-percent.rule.ts";
export { totalInterestRule } from "./figures/total-interest.rule.ts";
export { type LoanQuery, Loans } from "./loans.port.ts";
export { dueDateOf, lentDaysOf } from "./record/loan-days.ts";
export {
	type LoanRecordContext,
	type LoanRecordEvent,
	type LoanRecordInput,
	loanRecordMachine,
} from "./record/loan-record.machine.ts";
export {
	type Borrower,
	canRepay,
	isUnpaidOut,
	type LoanId,
	type LoanRecord,
	type LoanStatus,
	loanId,
	toRepay,
} from "./record/loan-record.ts";
export { type RepaymentReading, readRepayment } from "./repayment/read-repayment.ts";
export { reconcileRepayment } from "./repayment/reconcile-repayment.ts";
export { repaymentMachine } from "./repayment/repayment.machine.ts";
export type {
	RepaymentContext,
	RepaymentEvent,
	RepaymentExternalFacts,
	RepaymentInput,
} from "./repayment/repayment.setup.ts";
export {
	type Repayment,
	type RepaymentAccount,
	type RepaymentAccountId,
	repaymentAccountId,
} from "./repayment/repayment.ts";
export type { RepaymentChange, RepaymentForm } from "./repayment/repayment-form.ts";
export {
	type RepaymentFacts,
	type RepaymentIssue,
	type RepaymentSummary,
	summariseRepayment,
} from "./repayment/repayment-summary.ts";
export type { LoanChange, LoanForm } from "./request/loan-form.ts";
export { type LoanPlan, type LoanPlanId, loanPlanId } from "./request/loan-plan.ts";
export { loanRequestMachine } from "./request/loan-request.machine.ts";
export type {
	AgreementAccepted,
	LoanEntry,
	LoanExternalFacts,
	LoanRequestContext,
	LoanRequestEvent,
	LoanRequestInput,
} from "./request/loan-request.setup.ts";
export type { LoanRequest } from "./request/loan-request.ts";
export { type LoanFacts, type LoanIssue, type LoanSummary, summariseLoan } from "./request/loan-summary.ts";
export { type LoanOfferReading, readLoanOffer } from "./request/read-loan-offer.ts";
export { reconcileLoan, type SentLoan } from "./request/reconcile-loan.ts";
