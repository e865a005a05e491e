import { Effect } from "effect";
import type { QueryError } from "../../request/request.errors.ts";
import { ContractTrading, type OrderPage } from "../contract-trading.port.ts";
import type { OpenOrdersReading } from "../open-orders/open-orders.ts";
import { type ContractOrder, type OrderId, type OrderTab, orderId } from "./contract-order.ts";

/** Upper limit of pages for a list of open orders; a list that never ends stops here. */
const maxPages = 50;
/** How often a list is restarted because it changed during the reading. */
const maxReadings = 3;
/** Pages of history that are searched for one order. */
const pagesOfHistory = 5;

/** Pages that are requested in parallel. */
const parallelPages = 6;

/**
 * All pages of a list, each order once. If the length changes during the reading, the list is read again: rows that
 * move up would otherwise be missed between two pages.
 */
const readAll = (tab: OrderTab, reading = 1): Effect.Effect<OrderPage, QueryError, ContractTrading> =>
	Effect.gen(function* () {
		const trading = yield* ContractTrading;
		const first = yield* trading.orders({ tab, page: 1, range: undefined });
		let last = first;
		const orders = new Map(first.orders.map((order) => [order.id, order]));
		for (let page = 2; last.orders.length > 0 && orders.size < last.total && page <= maxPages; ) {
			const left = Math.ceil((last.total - orders.size) / first.orders.length);
			const count = Math.min(left, parallelPages, maxPages - page + 1);
			const numbers = Array.from({ length: count }, (_, at) => page + at);
			const pages = yield* Effect.forEach(
				numbers,
				(number) => trading.orders({ tab, page: number, range: undefined }),
				{ concurrency: "unbounded" },
			);
			const hasChanged = pages.some(({ total }) => total !== first.total);
			if (hasChanged && reading < maxReadings) return yield* readAll(tab, reading + 1);
			for (const one of pages) for (const order of one.orders) orders.set(order.id, order);
			last = pages.at(-1) ?? last;
			page += count;
		}
		return { ...last, orders: [...orders.values()] };
	});

/**
 * Reads all open orders, and the newest page of history for the highest id (Spec 1 §4, §7). The lists are read in the
 * order of the lifecycle, so an order that moves on appears in a later list.
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

/**
 * Reads one order from any list; `undefined` when no page contains it. Open orders are read completely. Further
 * history pages are read only while the order has not been found.
 */
export const readOrder = (
	id: OrderId,
): Effect.Effect<ContractOrder | undefined, QueryError, ContractTrading> =>
	Effect.gen(function* () {
		const trading = yield* ContractTrading;
		const pending = yield* readAll("pending");
		const holding = yield* readAll("holding");
		const open = [...holding.orders, ...pending.orders].find((order) => order.id === id);
		for (let page = 1; page <= pagesOfHistory; page++) {
			const { orders } = yield* trading.orders({ tab: "history", page, range: undefined });
			const over = orders.find((order) => order.id === id);
			if (over ?? open) return over ?? open;
			if (orders.length === 0) return undefined;
		}
		return undefined;
	});
