import { Effect, Equal } from "effect";
import type { CommandReply, ReconcileResult } from "../command/command.ts";
import { findNewOnPage, newestOf } from "../command/find-new.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { TransferOrder } from "./transfer.ts";
import { Transfers } from "./transfers.port.ts";

/** A sent transfer, and what was known when it was sent. */
export interface SentTransfer {
	readonly order: TransferOrder;
	readonly lastRecordId: number | undefined;
}

/** Searches the log of the source account for a transfer whose answer was lost. Only reads. */
export const reconcileTransfer = ({
	order,
	lastRecordId,
}: SentTransfer): Effect.Effect<ReconcileResult<CommandReply>, QueryError, Transfers> =>
	Effect.gen(function* () {
		const transfers = yield* Transfers;
		const page = yield* transfers.log({ accountId: order.from, page: 1 });
		return findNewOnPage(
			lastRecordId,
			newestOf(page),
			(row) => row.from === order.from && row.to === order.to && Equal.equals(row.amount, order.amount),
		);
	});
