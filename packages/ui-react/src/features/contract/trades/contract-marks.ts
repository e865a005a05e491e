import type { ContractOrder } from "@tradewind/domain/contract";
import type { InstrumentId } from "@tradewind/domain/market";
import { orderSeconds } from "../../../i18n/site-times.ts";

/** Entry and exit of an order as marks of the chart. */
const marksOf = (order: ContractOrder) => {
	const { id, direction, openPrice, latestPrice, stage } = order;
	const opened = orderSeconds(order.createdAt);
	const closed = order.completedAt === undefined ? undefined : orderSeconds(order.completedAt);
	if (openPrice === undefined || opened === undefined) return [];
	const [ours, others] = direction === "buy" ? (["up", "down"] as const) : (["down", "up"] as const);
	const entry = { id: `contract ${id}`, time: opened, price: openPrice, shape: direction, tone: ours };
	if (stage !== "closed" || closed === undefined || !latestPrice) return [entry];
	const exit = {
		id: `contract ${id} exit`,
		time: closed,
		price: latestPrice,
		shape: "exit" as const,
		tone: others,
	};
	return [entry, { ...exit, since: entry.id }];
};

/**
 * The marks of an instrument's orders, each order once: a list may still contain an order that another shows as
 * closed.
 */
export const contractMarks = (orders: readonly ContractOrder[], instrument: InstrumentId) =>
	[...new Map(orders.map((order) => [order.id, order])).values()]
		.filter((order) => order.instrument === instrument)
		.flatMap(marksOf);
