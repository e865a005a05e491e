export type {
	ContractOrderContext,
	ContractOrderEvent,
} from "./contract-order.events.ts";
export { contractOrderMachine } from "./contract-order.machine.ts";
export {
	type ContractOrder,
	type Direction,
	type OrderId,
	type OrderStage,
	type OrderTab,
	type OrderTotals,
	orderId,
	type TradeUpdate,
} from "./contract-order.ts";
export {
	type ContractOrdersContext,
	type ContractOrdersEvent,
	contractOrdersMachine,
} from "./contract-orders.machine.ts";
export {
	ContractTrading,
	type NewContractOrder,
	type OrderPage,
	type OrderQuery,
} from "./contract-trading.port.ts";
export { feeRule } from "./fee.rule.ts";
export { floatingProfitRule } from "./floating-profit.rule.ts";
export { freeAfterRule } from "./free-after.rule.ts";
export { hazardRateRule, stopOutLevel } from "./hazard-rate.rule.ts";
export { marginRule } from "./margin.rule.ts";
export {
	needsReading,
	noOpenOrders,
	type OpenOrders,
	type OpenOrdersReading,
	withClosed,
	withReading,
	withSubmitted,
	withTrade,
} from "./open-orders.ts";
export {
	type CommandDone,
	type CommandOvertaken,
	commandVerdict,
	type OrderCommand,
	type Stops,
} from "./order-command.ts";
export { type PressedOrder, receiptIssues } from "./order-press.ts";
export { type OrderReceipt, receiptOf } from "./order-receipt.ts";
export type {
	OrderTicketContext,
	OrderTicketEmitted,
	OrderTicketEvent,
	OrderTicketInput,
	TicketSent,
} from "./order-ticket.events.ts";
export { orderTicketMachine } from "./order-ticket.machine.ts";
export { summarise, type TicketFacts, type TicketSummary } from "./order-ticket.ts";
export { readOpenOrders, readOrder } from "./read-orders.ts";
export {
	matchSentOrder,
	type Reconciliation,
	reconcileOrder,
	type SentOrder,
} from "./reconcile-order.ts";
export { returnOnMarginRule } from "./return-on-margin.rule.ts";
export { stopDistanceRule } from "./stop-distance.rule.ts";
export type { StopLimits } from "./stop-price.ts";
export { type StopsForm, type StopsSummary, stopsFormOf, summariseStops } from "./stops-form.ts";
export { suggestedStops } from "./suggested-stops.ts";
export {
	emptyForm,
	multipleText,
	type TicketChange,
	type TicketForm,
} from "./ticket-form.ts";
export { type Issue, issueNames, type TicketField } from "./ticket-issue.ts";
