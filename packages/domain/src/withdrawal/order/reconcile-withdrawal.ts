import { Effect, Equal } from "effect";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import { newestOf } from "../../command/find-new.ts";
import { findNewRecord, newRecordOf } from "../../command/find-new-record.ts";
import { toText } from "../../money/decimal.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { ListedOrder, WithdrawalRecord } from "../withdrawal.ts";
import { Withdrawals } from "../withdrawals.port.ts";

/** A sent withdrawal, and what was known when it was sent. */
export interface SentWithdrawal extends ListedOrder {
	/** The newest page of the list of its kind; `undefined` if it was not read. */
	readonly knownRecords: readonly WithdrawalRecord[] | undefined;
}

/**
 * Searches the newest records of its kind for a withdrawal whose answer was lost: same currency, amount and target.
 * The result is unknown if only the target differs, because it may be written differently, or if the records do not
 * reach back far enough. Only reads.
 */
export const reconcileWithdrawal = ({
	order,
	currencyCode,
	target,
	knownRecords,
}: SentWithdrawal): Effect.Effect<ReconcileResult<CommandReply>, QueryError, Withdrawals> =>
	Effect.gen(function* () {
		const withdrawals = yield* Withdrawals;
		const page = yield* withdrawals.records({ kind: order.kind, page: 1 });
		const isOfSameMoney = (row: WithdrawalRecord) =>
			row.currencyCode === currencyCode && Equal.equals(row.amount, order.amount);
		const find = (isLike: (row: WithdrawalRecord) => boolean) =>
			findNewRecord(knownRecords, newestOf(page), { identify, isLike });
		const found = find((row) => isOfSameMoney(row) && row.target === target);
		const mayBeOurs = find(isOfSameMoney).is === "confirmed";
		return found.is === "absent" && mayBeOurs ? { is: "unknown" } : found;
	});

/** The number of a withdrawal that was carried out, as the list shows it. Only reads. */
export const readWithdrawalNumber = ({
	order,
	currencyCode,
	target,
	knownRecords,
}: SentWithdrawal): Effect.Effect<string | undefined, QueryError, Withdrawals> =>
	Effect.map(
		Withdrawals.use((port) => port.records({ kind: order.kind, page: 1 })),
		({ rows }) =>
			newRecordOf(knownRecords, rows, {
				identify,
				isLike: (row) =>
					row.currencyCode === currencyCode &&
					Equal.equals(row.amount, order.amount) &&
					row.target === target,
			})?.businessId,
	);

const identify = ({ createdAt, currencyCode, amount, target }: WithdrawalRecord): string =>
	[createdAt, currencyCode, toText(amount), target].join("|");
