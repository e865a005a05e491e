import {
	type ContractOrder,
	createPagedListMachine,
	type HistoryRange,
	type Money,
	type OrderId,
	type OrderTotals,
} from "@tradewind/domain";

export interface HistoryQuery {
	readonly range: HistoryRange | undefined;
}

export interface HistoryExtra {
	readonly profitOfAll: Money;
	readonly totals: OrderTotals;
}

/** The closed and cancelled contract orders of the customer, page by page (Spec 1 §4). */
export const historyMachine = createPagedListMachine<ContractOrder, OrderId, HistoryQuery, HistoryExtra>({
	keyOf: (order) => order.id,
});
