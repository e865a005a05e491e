import { Effect, Equal } from "effect";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import { findNewOnPage, newestOf } from "../../command/find-new.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { ListedOrder, WithdrawalRecord } from "../withdrawal.ts";
import { Withdrawals } from "../withdrawals.port.ts";

/** A withdrawal that was sent, and what was known when it was pressed. */
export interface SentWithdrawal extends ListedOrder {
	/** The highest id in the list of its kind. */
	readonly lastRecordId: number | undefined;
}

/**
 * Looks for a withdrawal whose answer was lost in the newest records of its kind: of the same currency and amount, to the
 * same place. One that only its place tells apart may be ours in another writing, and records that don't reach back to the
 * press may hide it: then nobody can tell. Only reads.
 */
export const reconcileWithdrawal = ({
	order,
	currencyCode,
	target,
	lastRecordId,
}: SentWithdrawal): Effect.Effect<ReconcileResult<CommandReply>, QueryError, Withdrawals> =>
	Effect.gen(function* () {
		const withdrawals = yield* Withdrawals;
		const page = yield* withdrawals.records({ kind: order.kind, page: 1 });
		const isOfSameMoney = (row: WithdrawalRecord) =>
			row.currencyCode === currencyCode && Equal.equals(row.amount, order.amount);
		const found = findNewOnPage(
			lastRecordId,
			newestOf(page),
			(row) => isOfSameMoney(row) && row.target === target,
		);
		const mayBeOurs = findNewOnPage(lastRecordId, newestOf(page), isOfSameMoney).is === "confirmed";
		return found.is === "absent" && mayBeOurs ? { is: "unknown" } : found;
	});
