import type { ContractOrder, OrderId, OrderTotals } from "@tradewind/domain/contract";
import type { Money } from "@tradewind/domain/money";
import { createPagedListMachine } from "@tradewind/domain/paged-list";
import type { HistoryRange } from "@tradewind/domain/time";

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
