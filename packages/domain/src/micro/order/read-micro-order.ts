import { Effect } from "effect";
import type { QueryError } from "../../request/request.errors.ts";
import { MicroTrading } from "../micro-trading.port.ts";
import type { MicroOrder, MicroOrderId, MicroStage } from "./micro-order.ts";

/** In the order of an order's life: one that closes while the lists are read turns up in the later one. */
export const lifecycle = ["in progress", "closed"] as const satisfies readonly MicroStage[];

/** More pages than anybody looks through for one order; a list that never ends stops here. */
const maxPages = 20;

export interface ReadPages {
	readonly orders: readonly MicroOrder[];
	/** The list was left before its end, without enough of it. */
	readonly isCutOff: boolean;
}

/** Reads a list from its newest page on, until a page is `enough` or the list ends. */
export const readPages = (
	stage: MicroStage,
	isEnough: (page: readonly MicroOrder[]) => boolean,
): Effect.Effect<ReadPages, QueryError, MicroTrading> =>
	Effect.gen(function* () {
		const trading = yield* MicroTrading;
		const orders = new Map<MicroOrderId, MicroOrder>();
		for (let page = 1; page <= maxPages; page++) {
			const { rows, total } = yield* trading.orders({ stage, page });
			for (const order of rows) orders.set(order.id, order);
			const isOver = rows.length === 0 || orders.size >= total;
			if (isOver || isEnough(rows)) return { orders: [...orders.values()], isCutOff: false };
		}
		return { orders: [...orders.values()], isCutOff: true };
	});

/** Looks one micro order up, in progress or closed (Spec 1 §4, §7); `undefined` when no page that was read shows it. */
export const readMicroOrder = (
	id: MicroOrderId,
): Effect.Effect<MicroOrder | undefined, QueryError, MicroTrading> =>
	Effect.gen(function* () {
		for (const stage of lifecycle) {
			const { orders } = yield* readPages(stage, (page) => page.some((order) => order.id === id));
			const found = orders.find((order) => order.id === id);
			if (found) return found;
		}
		return undefined;
	});
