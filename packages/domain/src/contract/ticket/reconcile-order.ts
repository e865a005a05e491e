import { Effect, Equal } from "effect";
import type { QueryError } from "../../request/request.errors.ts";
import { ContractTrading, type NewContractOrder } from "../contract-trading.port.ts";
import type { ContractOrder, OrderId, OrderTab } from "../order/contract-order.ts";

/** An order whose answer was lost, and what was known when it was sent. */
export interface SentOrder {
	readonly order: NewContractOrder;
	/** The highest id among the customer's orders before the order was sent; `undefined` when unknown. */
	readonly lastOrderId: OrderId | undefined;
}

export type OrderReconcileResult =
	| { readonly is: "confirmed"; readonly order: ContractOrder }
	| { readonly is: "absent" }
	/** Without an id from before the order, an older order cannot be distinguished from this one. */
	| { readonly is: "unknown" };

/**
 * Searches the listed orders for a sent order (Spec 1 §7; ids ascend). It is the first one with a higher id than all
 * known ones and the same instrument, direction, quantity and multiple (if it is listed), and for a pending order the
 * same target.
 * Stops are not compared: they may have changed since.
 */
export const matchSentOrder = (sent: SentOrder, listed: Iterable<ContractOrder>): OrderReconcileResult => {
	const { lastOrderId } = sent;
	if (lastOrderId === undefined) return { is: "unknown" };
	const [order] = [...listed]
		.filter((candidate) => candidate.id > lastOrderId && isLike(candidate, sent.order))
		.sort((a, b) => a.id - b.id);
	return order ? { is: "confirmed", order } : { is: "absent" };
};

const isLike = (listed: ContractOrder, sent: NewContractOrder): boolean =>
	listed.instrument === sent.instrument &&
	listed.direction === sent.direction &&
	Equal.equals(listed.quantity, sent.quantity) &&
	(listed.multiple === undefined || Equal.equals(listed.multiple, sent.multiple)) &&
	(sent.targetPrice === undefined
		? listed.stage !== "pending"
		: Equal.equals(listed.askedPrice, sent.targetPrice));

/** The order of the lifecycle: an order that moves on during the reading appears in a later list. */
const lifecycle = ["pending", "holding", "history"] as const satisfies readonly OrderTab[];

/** Reads the newest page of every list and searches for the sent order. Never sends anything. */
export const reconcileOrder = (
	sent: SentOrder,
): Effect.Effect<OrderReconcileResult, QueryError, ContractTrading> =>
	Effect.gen(function* () {
		const trading = yield* ContractTrading;
		const pages = yield* Effect.forEach(lifecycle, (tab) =>
			trading.orders({ tab, page: 1, range: undefined }),
		);
		return matchSentOrder(
			sent,
			pages.flatMap(({ orders }) => orders),
		);
	});
