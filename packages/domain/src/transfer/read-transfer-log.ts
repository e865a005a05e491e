import { Effect } from "effect";
import type { QueryError } from "../request/request.errors.ts";
import type { TransferRecord } from "./transfer.ts";
import { Transfers } from "./transfers.port.ts";

/** The newest page of an account's log: what is known before a transfer, with which a lost answer is reconciled. */
export const readTransferLog = (
	accountId: number,
): Effect.Effect<readonly TransferRecord[], QueryError, Transfers> =>
	Effect.map(
		Transfers.use((port) => port.log({ accountId, page: 1 })),
		({ rows }) => rows,
	);
