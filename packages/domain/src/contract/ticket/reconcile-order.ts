import { Effect, Equal } from "effect";
import type { QueryError } from "../../request/request.errors.ts";
import { ContractTrading, type NewContractOrder } from "../contract-trading.port.ts";
import type { ContractOrder, OrderId, OrderTab } from "../order/contract-order.ts";

/** An order whose answer was lost, and what was known when it was pressed. */
export interface SentOrder {
	readonly order: NewContractOrder;
	/** The highest id among all the customer's orders before the press; `undefined` when nobody had looked. */
	readonly lastOrderId: OrderId | undefined;
}

export type OrderReconcileResult =
	| { readonly is: "confirmed"; readonly order: ContractOrder }
	| { readonly is: "absent" }
	/** Without an id from before the press an older order can't be told from this one. */
	| { readonly is: "unknown" };

/**
 * Looks for a sent order among those that the platform lists (Spec 1 §7; the platform's ids ascend): the first with an
 * id above all that were known before the press, and the same instrument, direction, quantity, multiple and, for a
 * pending order, target. Stops are left out: they may have been set anew since.
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
	Equal.equals(listed.multiple, sent.multiple) &&
	(sent.targetPrice === undefined
		? listed.stage !== "pending"
		: Equal.equals(listed.askedPrice, sent.targetPrice));

/** In the order of an order's life: one that moves on while the lists are read turns up in a later one. */
export const lifecycle = ["pending", "holding", "history"] as const satisfies readonly OrderTab[];

/** Reads the newest page of every list and looks for the sent order. Only reads: nothing is ever sent again. */
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
