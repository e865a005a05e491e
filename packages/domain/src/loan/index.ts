export { type AgreementSurroundings, agreementOfRecord } from "./agreement-of-record.ts";
export {
	type AgreementLanguage,
	type AgreementPart,
	type AgreementText,
	type AgreementTexts,
	agreementLanguages,
	agreementParts,
} from "./agreement-text.ts";
export { type AgreementKey, agreementKeys } from "./agreement-values.ts";
export { amountToRepayRule } from "./amount-to-repay.rule.ts";
export { type ApplicationField, type AskedFields, applicationFields } from "./application-fields.ts";
export { type ApplicationChange, type ApplicationForm, emptyApplication } from "./application-form.ts";
export type { ApplicationIssue } from "./application-issue.ts";
export {
	type ApplicationFacts,
	type ApplicationSummary,
	summariseApplication,
} from "./application-summary.ts";
export { dailyInterestRule } from "./daily-interest.rule.ts";
export { agreementToRead, isAgreementRead } from "./loan-agreement.ts";
export { loanApplicationMachine } from "./loan-application.machine.ts";
export type {
	LoanApplicationContext,
	LoanApplicationEmitted,
	LoanApplicationEvent,
} from "./loan-application.setup.ts";
export type {
	ApplicationStanding,
	ApplicationStatus,
	IdKind,
	LoanApplication,
	Sex,
} from "./loan-application.ts";
export type { LoanChange, LoanForm } from "./loan-form.ts";
export { type LoanPlan, type LoanPlanId, loanPlanId } from "./loan-plan.ts";
export {
	type LoanRecordContext,
	type LoanRecordEvent,
	type LoanRecordInput,
	loanRecordMachine,
} from "./loan-record.machine.ts";
export {
	type Borrower,
	canRepay,
	type LoanId,
	type LoanRecord,
	type LoanStatus,
	loanId,
	toRepay,
} from "./loan-record.ts";
export { loanRequestMachine } from "./loan-request.machine.ts";
export type {
	AgreementSigned,
	LoanRequestContext,
	LoanRequestEvent,
	ToldOfLoans,
} from "./loan-request.setup.ts";
export type { LoanRequest } from "./loan-request.ts";
export { type LoanFacts, type LoanIssue, type LoanSummary, summariseLoan } from "./loan-summary.ts";
export { type LoanQuery, Loans } from "./loans.port.ts";
export { ratePercentRule } from "./rate-percent.rule.ts";
export { earliestBirthday } from "./read-application.ts";
export { type ApplicationReading, readLoanApplication } from "./read-loan-application.ts";
export { type LoanOfferReading, readLoanOffer } from "./read-loan-offer.ts";
export { type RepaymentReading, readRepayment } from "./read-repayment.ts";
export { reconcileApplication, type SentApplication } from "./reconcile-application.ts";
export { reconcileLoan, type SentLoan } from "./reconcile-loan.ts";
export { reconcileRepayment } from "./reconcile-repayment.ts";
export { repaymentMachine } from "./repayment.machine.ts";
export type {
	RepaymentContext,
	RepaymentEvent,
	RepaymentInput,
	ToldOfRepayment,
} from "./repayment.setup.ts";
export {
	type Repayment,
	type RepaymentAccount,
	type RepaymentAccountId,
	repaymentAccountId,
} from "./repayment.ts";
export type { RepaymentChange, RepaymentForm } from "./repayment-form.ts";
export {
	type RepaymentFacts,
	type RepaymentIssue,
	type RepaymentSummary,
	summariseRepayment,
} from "./repayment-summary.ts";
export {
	type SignatureContext,
	type SignatureEvent,
	type Signed,
	signatureMachine,
} from "./signature.machine.ts";
export {
	NotRendered,
	type PadSize,
	type Point,
	placeOn,
	pointOn,
	type SignatureChange,
	type Stroke,
	shortestSignature,
} from "./signature.ts";
export { totalInterestRule } from "./total-interest.rule.ts";
