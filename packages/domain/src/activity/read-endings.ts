import { Effect } from "effect";
import { ContractTrading } from "../contract/contract-trading.port.ts";
import type { ContractOrder } from "../contract/order/contract-order.ts";
import { MicroTrading } from "../micro/micro-trading.port.ts";
import type { MicroOrder, MicroStage } from "../micro/order/micro-order.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { MicrosReading } from "./watch-micros.ts";

/** The orders to look up: contract orders by id, and micro orders if `micros` is given. */
export interface EndingsLookup {
	readonly contracts: readonly number[];
	/** Ids that were running at the last update; an empty list only reads what is running now. */
	readonly micros: readonly number[] | undefined;
}

export interface Endings {
	/** Closed and cancelled orders, newest first, as far as they were read. */
	readonly contracts: readonly ContractOrder[];
	readonly micros: MicrosReading | undefined;
}

/** Page limit: how many ended orders are searched. */
const pagesOfHistory = 10;

/** Reads how orders ended (Spec 1 §7): as many history pages as needed to find the given ids. */
export const readEndings = ({
	contracts,
	micros,
}: EndingsLookup): Effect.Effect<Endings, QueryError, ContractTrading | MicroTrading> =>
	Effect.gen(function* () {
		return {
			contracts: contracts.length === 0 ? [] : yield* readHistory(contracts),
			micros: micros && (yield* readMicros(micros)),
		};
	});

const readHistory = (
	ids: readonly number[],
): Effect.Effect<readonly ContractOrder[], QueryError, ContractTrading> =>
	Effect.gen(function* () {
		const trading = yield* ContractTrading;
		const rows = new Map<number, ContractOrder>();
		for (let page = 1; page <= pagesOfHistory; page++) {
			const { orders, total } = yield* trading.orders({ tab: "history", page, range: undefined });
			for (const order of orders) rows.set(order.id, order);
			if (orders.length === 0 || rows.size >= total || ids.every((id) => rows.has(id))) break;
		}
		return [...rows.values()];
	});

/** In the order of the lifecycle: an order that ends during the reading appears in the later list. */
const readMicros = (ids: readonly number[]): Effect.Effect<MicrosReading, QueryError, MicroTrading> =>
	Effect.gen(function* () {
		const running = yield* readStage("in progress", () => false);
		const left = ids.filter((id) => !running.some((order) => order.id === id));
		const ended = yield* readStage("closed", (orders) => left.every((id) => orders.has(id)));
		return { running, ended };
	});

/** A list from its newest page until enough was read or the list ends. */
const readStage = (
	stage: MicroStage,
	isEnough: (read: ReadonlyMap<number, MicroOrder>) => boolean,
): Effect.Effect<readonly MicroOrder[], QueryError, MicroTrading> =>
	Effect.gen(function* () {
		const trading = yield* MicroTrading;
		const orders = new Map<number, MicroOrder>();
		for (let page = 1; page <= pagesOfHistory; page++) {
			const { rows, total } = yield* trading.orders({ stage, page });
			for (const order of rows) orders.set(order.id, order);
			if (rows.length === 0 || orders.size >= total || isEnough(orders)) break;
		}
		return [...orders.values()];
	});
