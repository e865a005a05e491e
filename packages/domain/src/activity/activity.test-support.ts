import { holdingOrder, noon, pendingOrder, priceOf } from "../contract/contract.test-support.ts";
import { type ContractOrder, type OrderId, orderId } from "../contract/order/contract-order.ts";
import { toText } from "../money/decimal.ts";
import type { ActivityEntry } from "./activity.ts";
import type { ContractsView } from "./watch-contracts.ts";

export const filledOrder: ContractOrder = { ...pendingOrder, openPrice: priceOf("1.08"), stage: "holding" };

export const closedOrder: ContractOrder = {
	...holdingOrder,
	latestPrice: priceOf("1.0845"),
	stage: "closed",
	completedAt: "2026-01-01 01:00:00",
};

export const cancelledOrder: ContractOrder = {
	...pendingOrder,
	stage: "cancelled",
	completedAt: "2026-01-01 01:00:00",
};

/** The open orders as the app knows them, with the ids that were reported closed since its start. */
export const viewOf = (
	orders: readonly ContractOrder[],
	closed: readonly OrderId[] = [],
	lastOrderId = 510,
): ContractsView => ({
	holding: orders.filter(({ stage }) => stage === "holding"),
	pending: orders.filter(({ stage }) => stage === "pending"),
	closed: new Set(closed),
	lastOrderId: orderId(lastOrderId),
});

/** An entry in one line: `closed 501 at 1.0845, -0.01, stop-loss, read`. */
export const line = ({ kind, order, price, profit, reason, isRead }: ActivityEntry): string =>
	[
		`${kind} ${order.id}${price ? ` at ${toText(price)}` : ""}`,
		...(profit ? [toText(profit)] : []),
		...(reason ? [reason] : []),
		...(isRead ? ["read"] : []),
	].join(", ");

export { noon };
