import { Effect } from "effect";
import type { HistoryRange } from "../../paged-list/history-range.rule.ts";
import { defineList, type PageRequest } from "../../paged-list/list.ts";
import { ContractTrading } from "../contract-trading.port.ts";
import type { ContractOrder } from "./contract-order.ts";

interface HistoryQuery {
	readonly range: HistoryRange | undefined;
}

/** The closed and cancelled contract orders of the customer, newest first, with their totals (Spec 1 §4). */
export const orderHistory = defineList({
	keyOf: ({ id }: ContractOrder) => id,
	read: ({ query, page }: PageRequest<HistoryQuery>) =>
		Effect.map(
			ContractTrading.use((port) => port.orders({ ...query, tab: "history", page })),
			({ orders, total, ...extra }) => ({ rows: orders, total, extra }),
		),
});
