import {
	type ContractOrder,
	ContractTrading,
	type OrderId,
	type OrderPage,
} from "@tradewind/domain/contract";
import type { HistoryRange } from "@tradewind/domain/paged-list";
import {
	createFullListMachine,
	createPagedListMachine,
	type PageRequest,
} from "@tradewind/domain/paged-list";
import { Effect } from "effect";
import { defineMachines } from "../../../state/machines.ts";
import { shownReading } from "../../../state/ports.ts";

export interface HistoryQuery {
	readonly range: HistoryRange | undefined;
}

type HistoryExtra = Omit<OrderPage, "orders" | "total">;

const keyOf = (order: ContractOrder): OrderId => order.id;

/** The closed and cancelled contract orders of the customer, page by page (Spec 1 §4). */
const historyMachine = createPagedListMachine<ContractOrder, OrderId, HistoryQuery, HistoryExtra>({ keyOf });

/** The whole filtered history, for an export. */
const exportMachine = createFullListMachine<ContractOrder, OrderId, HistoryQuery, HistoryExtra>({ keyOf });

const readHistory = ({ query, page }: PageRequest<HistoryQuery>) =>
	Effect.map(
		ContractTrading.use((port) => port.orders({ tab: "history", page, range: query.range })),
		({ orders, total, ...extra }) => ({ rows: orders, total, extra }),
	);

export const machines = defineMachines((request) => ({
	history: historyMachine.provide({ actors: { readPage: request(readHistory, shownReading) } }),
	export: exportMachine.provide({ actors: { readPage: request(readHistory, shownReading) } }),
}));
