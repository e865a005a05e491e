import { Effect } from "effect";
import { ContractTrading } from "../contract/contract-trading.port.ts";
import type { ContractOrder } from "../contract/order/contract-order.ts";
import { MicroTrading } from "../micro/micro-trading.port.ts";
import type { MicroOrder, MicroStage } from "../micro/order/micro-order.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { MicrosReading } from "./watch-micros.ts";

/** What is looked for: contract orders by their ids, and the micro orders where `micros` is given. */
export interface EndingsLookup {
	readonly contracts: readonly number[];
	/** Ids that ran when last seen; none of them only asks what runs now. */
	readonly micros: readonly number[] | undefined;
}

export interface Endings {
	/** Closed and cancelled orders, newest first, as far as they were read. */
	readonly contracts: readonly ContractOrder[];
	readonly micros: MicrosReading | undefined;
}

/** What can have ended while a customer was away, and is still looked for. */
const pagesOfHistory = 10;

/** Reads how orders ended (Spec 1 §7): as many pages of what is over as it takes to find those that are wanted. */
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

/** In the order of an order's life: one that ends meanwhile turns up in the later list. */
const readMicros = (ids: readonly number[]): Effect.Effect<MicrosReading, QueryError, MicroTrading> =>
	Effect.gen(function* () {
		const running = yield* readStage("in progress", () => false);
		const left = ids.filter((id) => !running.some((order) => order.id === id));
		const ended = yield* readStage("closed", (orders) => left.every((id) => orders.has(id)));
		return { running, ended };
	});

/** A list from its newest page on, until what was read is enough or the list ends. */
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
