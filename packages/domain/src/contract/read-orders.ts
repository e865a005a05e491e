import { Effect } from "effect";
import type { QueryError } from "../request.errors.ts";
import { type ContractOrder, type OrderId, type OrderTab, orderId } from "./contract-order.ts";
import { ContractTrading, type OrderPage } from "./contract-trading.port.ts";
import type { OpenOrdersReading } from "./open-orders.ts";

/** More pages of open orders than any customer has; a list that never ends stops here. */
const mostPages = 50;

/** All pages of a list, each order once; orders that slip to the next page while it is read are met twice. */
const readAll = (tab: OrderTab): Effect.Effect<OrderPage, QueryError, ContractTrading> =>
	Effect.gen(function* () {
		const trading = yield* ContractTrading;
		let last = yield* trading.orders({ tab, page: 1, range: undefined });
		const orders = new Map(last.orders.map((order) => [order.id, order]));
		for (let page = 2; last.orders.length > 0 && orders.size < last.total && page <= mostPages; page++) {
			last = yield* trading.orders({ tab, page, range: undefined });
			for (const order of last.orders) orders.set(order.id, order);
		}
		return { ...last, orders: [...orders.values()] };
	});

/**
 * Reads all that is open, and the newest page of history for the highest id (Spec 1 §4, §7). In the order of an order's
 * life, so that one that moves on meanwhile turns up in a later list, never in none.
 */
export const readOpenOrders: Effect.Effect<OpenOrdersReading, QueryError, ContractTrading> = Effect.gen(
	function* () {
		const trading = yield* ContractTrading;
		const pending = yield* readAll("pending");
		const holding = yield* readAll("holding");
		const history = yield* trading.orders({ tab: "history", page: 1, range: undefined });
		const ids = [pending, holding, history].flatMap(({ orders }) => orders.map(({ id }) => id));
		return {
			pending: pending.orders,
			holding: holding.orders,
			totals: holding.totals,
			lastOrderId: orderId(Math.max(0, ...ids)),
		};
	},
);

/** Looks one order up, wherever it stands by now; `undefined` when no list shows it on the pages that were read. */
export const readOrder = (
	id: OrderId,
): Effect.Effect<ContractOrder | undefined, QueryError, ContractTrading> =>
	Effect.gen(function* () {
		const trading = yield* ContractTrading;
		const pending = yield* readAll("pending");
		const holding = yield* readAll("holding");
		const history = yield* trading.orders({ tab: "history", page: 1, range: undefined });
		return [...history.orders, ...holding.orders, ...pending.orders].find((order) => order.id === id);
	});
