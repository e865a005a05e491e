import { type ContractOrder, type OrderPage, orderId } from "@tradewind/domain/contract";
import { holdingOrder, readingOf } from "../../state/fake-app.test-support.ts";

/** A closed order with that id. */
const closedOf = (id: number): ContractOrder => ({
	...holdingOrder,
	id: orderId(id),
	stage: "closed",
	completedAt: "2026-01-01 01:00:00",
});

/** A page of closed orders. */
export const pageOf = (total: number, ...ids: readonly number[]): OrderPage => {
	const { totals } = readingOf();
	return { orders: ids.map(closedOf), total, profitOfAll: holdingOrder.profit, totals };
};
