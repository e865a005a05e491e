export { writeAgreement } from "./agreement/agreement.ts";
export { agreementOfRecord } from "./agreement/agreement-of-record.ts";
export {
	type AgreementLanguage,
	type AgreementText,
	type AgreementTexts,
	agreementLanguages,
} from "./agreement/agreement-text.ts";
export { agreementKeys } from "./agreement/agreement-values.ts";
export { agreementToRead, isAgreementRead } from "./agreement/loan-agreement.ts";
export { signatureMachine } from "./agreement/signature.machine.ts";
export {
	NotRendered,
	type PadSize,
	placeOn,
	pointOn,
	type SignatureInk,
	type Stroke,
} from "./agreement/signature.ts";
export { changesOf, draftOf } from "./application/application-draft.ts";
export {
	type ApplicationField,
	type ApplicationSection,
	applicationFields,
	applicationSections,
	askedFields,
	isOfKind,
	type PictureField,
	pictureFields,
	requiredFields,
} from "./application/application-fields.ts";
export {
	type ApplicationChange,
	type ApplicationForm,
	changesFromAccount,
	isUntouched,
} from "./application/application-form.ts";
export type { ApplicationIssue } from "./application/application-issue.ts";
export { firstStepOf, type SectionFields, sectionsOf } from "./application/application-sections.ts";
export { summariseApplication } from "./application/application-summary.ts";
export { applicationOptions } from "./application/field-kinds.ts";
export { loanApplicationMachine } from "./application/loan-application.machine.ts";
export type {
	ApplicationRecord,
	ApplicationStatus,
	LoanApplication,
} from "./application/loan-application.ts";
export type { SentApplication } from "./application/reconcile-application.ts";
export { amountToRepayRule } from "./figures/amount-to-repay.rule.ts";
export { aprOf, aprRule } from "./figures/apr.rule.ts";
export { dailyInterestRule } from "./figures/daily-interest.rule.ts";
export { type LoanTerms, type Owed, owedAfter } from "./figures/owed.ts";
export { paymentAtEnd } from "./figures/payment-at-end.ts";
export { loanPenaltyRule } from "./figures/penalty.rule.ts";
export { ratePercentRule } from "./figures/rate-percent.rule.ts";
export { totalInterestRule } from "./figures/total-interest.rule.ts";
export { interestCheck, overdueInterestCheck } from "./loan.checks.ts";
export {
	applicationRequests,
	loanRecordRequests,
	loanRequests,
	repaymentRequests,
} from "./loan-requests.ts";
export { Loans } from "./loans.port.ts";
export { dueDateOf, lentDaysOf } from "./record/loan-days.ts";
export { loanList } from "./record/loan-list.ts";
export { loanRecordMachine } from "./record/loan-record.machine.ts";
export {
	type Borrower,
	blockingLoan,
	debtOf,
	type LoanId,
	type LoanRecord,
	loanId,
	type OwedLoan,
	toRepay,
} from "./record/loan-record.ts";
export { type LoanReminder, reminderOf } from "./record/loan-reminder.ts";
export {
	canRepay,
	isAwaited,
	isOpen,
	isOwed,
	isUnpaidOut,
	type LoanStatus,
	loanStatuses,
	type OpenStatus,
	type OwedStatus,
} from "./record/loan-status.ts";
export { readRepayment } from "./repayment/read-repayment.ts";
export { repaymentMachine } from "./repayment/repayment.machine.ts";
export {
	coinsToRepay,
	type Repayment,
	type RepaymentAccount,
	repaymentAccountId,
} from "./repayment/repayment.ts";
export { summariseRepayment } from "./repayment/repayment-summary.ts";
export type { LoanChange } from "./request/loan-form.ts";
export { type LoanPlan, type LoanPlanId, loanPlanId, planApr, sortedPlans } from "./request/loan-plan.ts";
export { loanRequestMachine } from "./request/loan-request.machine.ts";
export type { LoanEntry, LoanExternalFacts, LoanRequestInput } from "./request/loan-request.setup.ts";
export { type LoanSummary, summariseLoan } from "./request/loan-summary.ts";
export { readLoanNumber, type SentLoan } from "./request/reconcile-loan.ts";
