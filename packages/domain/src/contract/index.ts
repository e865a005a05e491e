export { changeTargetMachine } from "./closing/change-target.machine.ts";
export { changeTargetRequests } from "./closing/change-target-requests.ts";
export { closeAllMachine } from "./closing/close-all.machine.ts";
export { closeTotals } from "./closing/close-totals.ts";
export {
	closedProfitCheck,
	coverCheck,
	historyCoverCheck,
	historyFeeCheck,
	historyProfitCheck,
	type PushedTotals,
	type ReadHistory,
	totalLevelCheck,
	totalMarginCheck,
	totalProfitCheck,
} from "./contract.checks.ts";
export {
	ContractTrading,
	type NewContractOrder,
	type OrderPage,
	type OrderQuery,
} from "./contract-trading.port.ts";
export { breakEvenRule } from "./figures/break-even.rule.ts";
export { type CloseRelief, closeReliefs, largestLosses, largestLossFirst } from "./figures/close-reliefs.ts";
export { feeRule } from "./figures/fee.rule.ts";
export { floatingProfitRule } from "./figures/floating-profit.rule.ts";
export { freeAfterRule } from "./figures/free-after.rule.ts";
export { hazardRateRule, stopOutLevel } from "./figures/hazard-rate.rule.ts";
export { hazardRateAfterRule } from "./figures/hazard-rate-after.rule.ts";
export { hazardRateWithoutRule } from "./figures/hazard-rate-without.rule.ts";
export { levelWithMoney } from "./figures/level-with-money.ts";
export { lockedShareRule } from "./figures/locked-share.rule.ts";
export { marginRule } from "./figures/margin.rule.ts";
export {
	type MarginRisk,
	marginAlarms,
	marginLevelPlace,
	marginLevelShownTo,
	marginRisk,
	marginRiskLevels,
} from "./figures/margin-risk.ts";
export { missingEquity } from "./figures/missing-equity.ts";
export { nearStopOut } from "./figures/near-stop-out.ts";
export { netProfitRule } from "./figures/net-profit.rule.ts";
export { orderValueRule } from "./figures/order-value.rule.ts";
export { returnOnMarginRule } from "./figures/return-on-margin.rule.ts";
export { stopOutPriceRule } from "./figures/stop-out-price.rule.ts";
export { type StopOutPrice, stopOutPrices } from "./figures/stop-out-prices.ts";
export { type ContractOrdersContext, contractOrdersMachine } from "./open-orders/contract-orders.machine.ts";
export {
	type LastKnownOrder,
	type LastKnownOrders,
	lastKnownOrders,
	readLastKnownOrders,
	writeLastKnownOrders,
} from "./open-orders/last-known.ts";
export { netPositionOf } from "./open-orders/net-position.ts";
export type { OpenOrdersReading } from "./open-orders/open-orders.ts";
export { closedOrderMachine } from "./order/closed-order.machine.ts";
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
export { type HistoryTotals, historyTotals } from "./order/history-totals.ts";
export { netProfitOf } from "./order/net-profit.ts";
export type { OrderCommand, OrderCommandDone, OrderCommandSuperseded, Stops } from "./order/order-command.ts";
export { orderHistory } from "./order/order-history-list.ts";
export { closedOrderRequests, contractOrderRequests } from "./order/order-requests.ts";
export { pendingKindOf } from "./order/pending-kind.ts";
export { readOpenOrders } from "./order/read-orders.ts";
export { lossAtStopOf } from "./sizing/loss-at-stop.ts";
export { largestOf, type OrderSize, type SizeBasis, sizeOf } from "./sizing/order-size.ts";
export { quantityForLossRule } from "./sizing/quantity-for-loss.rule.ts";
export { stopDistanceRule } from "./stops/stop-distance.rule.ts";
export { type StopsForm, stopsFormOf, summariseStops } from "./stops/stops-form.ts";
export { suggestedStops } from "./stops/suggested-stops.ts";
export { type StopBasis, typedStopOf } from "./stops/typed-stop.ts";
export { draftOrder, type OrderDraft, receiptIssues } from "./ticket/order-draft.ts";
export { type OrderReceipt, receiptOf, type StopResult } from "./ticket/order-receipt.ts";
export { leadsToRisk, orderRiskOf, type RiskFacts, riskFactsOf } from "./ticket/order-risk.ts";
export type { OrderTicketContext, OrderTicketInput, TicketSent } from "./ticket/order-ticket.events.ts";
export { orderTicketMachine } from "./ticket/order-ticket.machine.ts";
export { summarise, type TicketFacts, type TicketSummary } from "./ticket/order-ticket.ts";
export { orderTicketRequests } from "./ticket/order-ticket-requests.ts";
export { stopOutAfter } from "./ticket/stop-out-after.ts";
export {
	emptyForm,
	keepForm,
	multipleText,
	type TicketChange,
	type TicketForm,
	translateForm,
} from "./ticket/ticket-form.ts";
export type { FieldIssue, Issue } from "./ticket/ticket-issue.ts";
