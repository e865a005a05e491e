export { expectedIncomeRule } from "./figures/expected-income.rule.ts";
export { microLossRule } from "./figures/loss.rule.ts";
export { profitPercentRule } from "./figures/profit-percent.rule.ts";
export { microLossCheck, microWinCheck } from "./micro.checks.ts";
export { microOrderRequests, microTicketRequests } from "./micro-requests.ts";
export type { MicroOption, MicroSettings } from "./micro-settings.ts";
export { type MicroTerms, profitPercentOf } from "./micro-terms.ts";
export {
	type MicroOrderPage,
	type MicroOrderQuery,
	MicroTrading,
	type NewMicroOrder,
} from "./micro-trading.port.ts";
export { secondsLeft } from "./order/countdown.ts";
export { microOrderMachine } from "./order/micro-order.machine.ts";
export {
	type MicroDirection,
	type MicroOrder,
	type MicroOrderId,
	microOrderId,
} from "./order/micro-order.ts";
export { microOrderList } from "./order/micro-order-list.ts";
export type { MicroIssue } from "./ticket/micro-issue.ts";
export { confirmationIssues, type MicroOrderDraft } from "./ticket/micro-order-draft.ts";
export { type MicroSummary, summariseMicro } from "./ticket/micro-summary.ts";
export type { MicroTicketContext, MicroTicketInput } from "./ticket/micro-ticket.events.ts";
export { microTicketMachine } from "./ticket/micro-ticket.machine.ts";
export type { SentMicroOrder } from "./ticket/reconcile-micro-order.ts";
