import { Effect, Equal } from "effect";
import type { CommandReply, ReconcileResult } from "../command/command.ts";
import { newestOf } from "../command/find-new.ts";
import { findNewRecord } from "../command/find-new-record.ts";
import { toText } from "../money/decimal.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { TransferOrder, TransferRecord } from "./transfer.ts";
import { Transfers } from "./transfers.port.ts";

/** A sent transfer, and what was known when it was sent. */
export interface SentTransfer {
	readonly order: TransferOrder;
	/** The newest page of the log of the source account; `undefined` if it was not read. */
	readonly knownRecords: readonly TransferRecord[] | undefined;
}

/** Searches the log of the source account for a transfer whose answer was lost. Only reads. */
export const reconcileTransfer = ({
	order,
	knownRecords,
}: SentTransfer): Effect.Effect<ReconcileResult<CommandReply>, QueryError, Transfers> =>
	Effect.gen(function* () {
		const transfers = yield* Transfers;
		const page = yield* transfers.log({ accountId: order.from, page: 1 });
		return findNewRecord(knownRecords, newestOf(page), {
			identify: ({ createdAt, amount, from, to }) => [createdAt, toText(amount), from, to].join("|"),
			isLike: (row) =>
				row.from === order.from && row.to === order.to && Equal.equals(row.amount, order.amount),
		});
	});
