import { Effect } from "effect";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import { findNew } from "../../command/find-new.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { Withdrawals } from "../withdrawals.port.ts";
import { type BoundWay, bankFields, type NewWay } from "./bound-way.ts";

/** A way sent for binding, and what was known when it was sent. */
export interface SentBinding {
	readonly way: NewWay;
	/** The highest id among all ways of its kind. */
	readonly lastWayId: number | undefined;
}

/**
 * Searches the ways of its currency for a binding whose answer was lost. A new way that is not identical makes the
 * result unknown, because it may be written differently. Only reads.
 */
export const reconcileBinding = ({
	way,
	lastWayId,
}: SentBinding): Effect.Effect<ReconcileResult<CommandReply>, QueryError, Withdrawals> =>
	Effect.gen(function* () {
		const withdrawals = yield* Withdrawals;
		const { kind, currencyId } = way;
		const ways = yield* withdrawals.ways({ kind, currencyId });
		const found = findNew(lastWayId, ways, (bound) => isLike(bound, way));
		const isAnyNew = findNew(lastWayId, ways, () => true).is === "confirmed";
		return found.is === "absent" && isAnyNew ? { is: "unknown" } : found;
	});

const isLike = (bound: BoundWay, way: NewWay): boolean => {
	if (bound.kind === "crypto") return way.kind === "crypto" && bound.address === way.address;
	return way.kind === "bank" && bankFields.every((field) => bound.details[field] === way.details[field]);
};
