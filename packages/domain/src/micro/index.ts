export { type Countdown, countdownOf, remainingAt, secondsLeft } from "./countdown.ts";
export { expectedIncomeRule } from "./expected-income.rule.ts";
export { microLossRule } from "./loss.rule.ts";
export { microAccountKind, microBalance } from "./micro-account.ts";
export type { MicroChange, MicroForm } from "./micro-form.ts";
export { type MicroIssue, microIssueNames } from "./micro-issue.ts";
export { microOrderMachine } from "./micro-order.machine.ts";
export type {
	MicroOrderContext,
	MicroOrderEvent,
	MicroOrderInput,
	MicroOrderSettled,
} from "./micro-order.setup.ts";
export {
	type MicroDirection,
	type MicroOrder,
	type MicroOrderId,
	type MicroStage,
	microOrderId,
} from "./micro-order.ts";
export { confirmationIssues, type PressedMicroOrder } from "./micro-press.ts";
export {
	defaultAmount,
	defaultOption,
	type MicroOption,
	type MicroSettings,
} from "./micro-settings.ts";
export { type MicroFacts, type MicroSummary, summariseMicro } from "./micro-summary.ts";
export { lossOf, type MicroTerms, profitPercentOf, termsOf } from "./micro-terms.ts";
export type {
	MicroNews,
	MicroTicketContext,
	MicroTicketEmitted,
	MicroTicketEvent,
	MicroTicketFacts,
	MicroTicketInput,
} from "./micro-ticket.events.ts";
export { microTicketMachine } from "./micro-ticket.machine.ts";
export {
	type MicroOrderPage,
	type MicroOrderQuery,
	MicroTrading,
	type NewMicroOrder,
} from "./micro-trading.port.ts";
export { profitPercentRule } from "./profit-percent.rule.ts";
export { readMicroOrder } from "./read-micro-order.ts";
export { type MicroAnswer, reconcileMicroOrder, type SentMicroOrder } from "./reconcile-micro-order.ts";
export { remainingSecondsRule } from "./remaining-seconds.rule.ts";
