import { Effect } from "effect";
import type { QueryError } from "../../request/request.errors.ts";
import { MicroTrading } from "../micro-trading.port.ts";
import type { MicroOrder, MicroOrderId, MicroStage } from "./micro-order.ts";

/** The order of the lifecycle: an order that closes during the reading appears in the later list. */
export const lifecycle = ["in progress", "closed"] as const satisfies readonly MicroStage[];

/** Upper limit of pages for one order; a list that never ends stops here. */
const maxPages = 20;

export interface ReadPages {
	readonly orders: readonly MicroOrder[];
	/** The page limit was reached before enough was read. */
	readonly isCutOff: boolean;
}

/** Reads a list from its newest page until a page is `enough` or the list ends. */
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

/** Reads one micro order, in progress or closed (Spec 1 §4, §7); `undefined` if no page contains it. */
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
