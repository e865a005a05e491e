import { Effect, Equal } from "effect";
import type { CommandReply, ReconcileResult } from "../command/command.ts";
import { findNewOnPage, newestOf } from "../command/find-new.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { TransferOrder } from "./transfer.ts";
import { Transfers } from "./transfers.port.ts";

/** A transfer that was sent, and what was known when it was pressed. */
export interface SentTransfer {
	readonly order: TransferOrder;
	readonly lastRecordId: number | undefined;
}

/** Looks for a transfer whose answer was lost in the log of the account that it was taken from. Only reads. */
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
