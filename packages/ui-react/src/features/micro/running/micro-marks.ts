import type { InstrumentId } from "@tradewind/domain/market";
import type { MicroOrder } from "@tradewind/domain/micro";
import { orderSeconds } from "../../../i18n/site-times.ts";

/** Opening and end of a micro order as marks of the chart. */
const marksOf = (order: MicroOrder) => {
	const opened = orderSeconds(order.createdAt);
	const ended = order.completedAt === undefined ? undefined : orderSeconds(order.completedAt);
	const { direction, openPrice, endPrice } = order;
	if (opened === undefined || openPrice === undefined) return [];
	const open = { id: `micro ${order.id}`, time: opened, price: openPrice, shape: direction, tone: direction };
	if (endPrice === undefined || ended === undefined) return [open];
	const end = { id: `micro ${order.id} end`, time: ended, price: endPrice, shape: "end" as const };
	return [open, { ...end, tone: "quiet" as const, since: open.id }];
};

/**
 * The marks of an instrument's micro orders; of an order in both lists the later state is used. Closed orders have no
 * marks if a customer tag hides their times (Spec 1 §6).
 */
export const microMarks = (
	orders: readonly MicroOrder[],
	instrument: InstrumentId,
	{ showsDetails }: { readonly showsDetails: boolean },
) =>
	[...new Map(orders.map((order) => [order.id, order])).values()]
		.filter((order) => order.instrument === instrument && (showsDetails || order.stage === "in progress"))
		.flatMap(marksOf);
