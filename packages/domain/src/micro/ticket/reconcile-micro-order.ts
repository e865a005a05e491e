import { Effect, Equal } from "effect";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { MicroTrading, NewMicroOrder } from "../micro-trading.port.ts";
import type { MicroOrder, MicroOrderId } from "../order/micro-order.ts";
import { lifecycle, readPages } from "../order/read-micro-order.ts";
import type { MicroOrderDraft } from "./micro-order-draft.ts";

/** The reply to an accepted micro order. */
export interface MicroAnswer extends CommandReply {
	readonly id: MicroOrderId;
}

/** A sent micro order, and what was known when it was sent. */
export interface SentMicroOrder extends MicroOrderDraft {
	/** The highest id among the customer's micro orders before it was sent; `undefined` when unknown. */
	readonly lastOrderId: MicroOrderId | undefined;
}

/**
 * Searches for a micro order whose answer was lost (Spec 1 §7; ids ascend), among the orders in progress and then the
 * closed ones. It is the first one with a higher id than all known ones and the same instrument, direction, amount
 * and seconds. Both lists are read until a page has no new order; if that page is not reached, the result is unknown.
 * Only reads.
 */
export const reconcileMicroOrder = ({
	order,
	lastOrderId,
}: Pick<SentMicroOrder, "order" | "lastOrderId">): Effect.Effect<
	ReconcileResult<MicroAnswer>,
	QueryError,
	MicroTrading
> =>
	Effect.gen(function* () {
		if (lastOrderId === undefined) return { is: "unknown" };
		const isNew = ({ id }: MicroOrder) => id > lastOrderId;
		const lists = yield* Effect.forEach(lifecycle, (stage) => readPages(stage, (page) => !page.some(isNew)));
		const [first] = lists
			.flatMap(({ orders }) => orders)
			.filter((candidate) => isNew(candidate) && isLike(candidate, order))
			.sort((a, b) => a.id - b.id);
		if (first) return { is: "confirmed", answer: { message: undefined, id: first.id } };
		return { is: lists.some(({ isCutOff }) => isCutOff) ? "unknown" : "absent" };
	});

const isLike = (listed: MicroOrder, sent: NewMicroOrder): boolean =>
	listed.instrument === sent.instrument &&
	listed.direction === sent.direction &&
	listed.seconds === sent.seconds &&
	Equal.equals(listed.amount, sent.amount);
