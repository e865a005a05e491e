import { Effect } from "effect";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import { findNew } from "../../command/find-new.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { Withdrawals } from "../withdrawals.port.ts";
import { type BoundWay, bankFields, type NewWay } from "./bound-way.ts";

/** A way that was sent to be bound, and what was known when it was pressed. */
export interface SentBinding {
	readonly way: NewWay;
	/** The highest id among all ways of its kind. */
	readonly lastWayId: number | undefined;
}

/**
 * Looks for a way whose binding was not answered among those of its currency. A new one that is not just like it may be it
 * in another writing: then nobody can tell. Only reads.
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
