export {
	ContractTrading,
	type NewContractOrder,
	type OrderPage,
	type OrderQuery,
} from "./contract-trading.port.ts";
export { breakEvenRule } from "./figures/break-even.rule.ts";
export { feeRule } from "./figures/fee.rule.ts";
export { floatingProfitRule } from "./figures/floating-profit.rule.ts";
export { freeAfterRule } from "./figures/free-after.rule.ts";
export { hazardRateRule, stopOutLevel } from "./figures/hazard-rate.rule.ts";
export { hazardRateAfterRule } from "./figures/hazard-rate-after.rule.ts";
export { lockedShareRule } from "./figures/locked-share.rule.ts";
export { marginRule } from "./figures/margin.rule.ts";
export { type MarginRisk, marginLevelPlace, marginRisk, marginRiskLevels } from "./figures/margin-risk.ts";
export { netProfitRule } from "./figures/net-profit.rule.ts";
export { orderValueRule } from "./figures/order-value.rule.ts";
export { returnOnMarginRule } from "./figures/return-on-margin.rule.ts";
export {
	type ContractOrdersContext,
	type ContractOrdersEvent,
	contractOrdersMachine,
} from "./open-orders/contract-orders.machine.ts";
export {
	needsReading,
	noOpenOrders,
	type OpenOrders,
	type OpenOrdersReading,
	withClosed,
	withReading,
	withSubmitted,
	withTrade,
} from "./open-orders/open-orders.ts";
export { closedOrderMachine } from "./order/closed-order.machine.ts";
export type {
	ContractOrderContext,
	ContractOrderEvent,
} from "./order/contract-order.events.ts";
export { contractOrderMachine } from "./order/contract-order.machine.ts";
export {
	type ContractOrder,
	type Direction,
	type OrderId,
	type OrderStage,
	type OrderTab,
	type OrderTotals,
	orderId,
	type TradeUpdate,
} from "./order/contract-order.ts";
export { type HistoryTotals, historyTotals, netProfitOf } from "./order/history-totals.ts";
export {
	type OrderCommand,
	type OrderCommandDone,
	type OrderCommandSuperseded,
	orderCommandResult,
	type Stops,
} from "./order/order-command.ts";
export { readOpenOrders, readOrder } from "./order/read-orders.ts";
export { stopDistanceRule } from "./stops/stop-distance.rule.ts";
export type { StopLimits } from "./stops/stop-price.ts";
export { type StopsForm, type StopsSummary, stopsFormOf, summariseStops } from "./stops/stops-form.ts";
export { suggestedStops } from "./stops/suggested-stops.ts";
export { draftOrder, type OrderDraft, receiptIssues } from "./ticket/order-draft.ts";
export { type OrderReceipt, receiptOf, type StopResult } from "./ticket/order-receipt.ts";
export { type OrderRisk, orderRiskOf, type RiskFacts, riskFactsOf } from "./ticket/order-risk.ts";
export type {
	OrderTicketContext,
	OrderTicketEmitted,
	OrderTicketEvent,
	OrderTicketInput,
	TicketSent,
} from "./ticket/order-ticket.events.ts";
export { orderTicketMachine } from "./ticket/order-ticket.machine.ts";
export { summarise, type TicketFacts, type TicketSummary } from "./ticket/order-ticket.ts";
export {
	matchSentOrder,
	type OrderReconcileResult,
	reconcileOrder,
	type SentOrder,
} from "./ticket/reconcile-order.ts";
export {
	emptyForm,
	keepForm,
	multipleText,
	type TicketChange,
	type TicketForm,
	translateForm,
} from "./ticket/ticket-form.ts";
export { type Issue, issueNames, type TicketField } from "./ticket/ticket-issue.ts";
