import { Effect, Equal } from "effect";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import { findNewOnPage, newestOf } from "../../command/find-new.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { CryptoDepositOrder } from "../deposit.ts";
import { Deposits } from "../deposits.port.ts";

/** A sent crypto deposit, and what was known when it was sent. */
export interface SentCryptoDeposit {
	readonly order: CryptoDepositOrder;
	/** Of the channel: records do not contain the channel. */
	readonly currency: string;
	readonly lastRecordId: number | undefined;
}

/**
 * Searches the records for a crypto deposit whose answer was lost: a newer one of the same amount and currency. The
 * proof is not compared, because the platform may change its address. Only reads.
 */
export const reconcileCryptoDeposit = ({
	order,
	currency,
	lastRecordId,
}: SentCryptoDeposit): Effect.Effect<ReconcileResult<CommandReply>, QueryError, Deposits> =>
	Effect.gen(function* () {
		const deposits = yield* Deposits;
		const page = yield* deposits.records({ kind: "crypto", page: 1 });
		return findNewOnPage(
			lastRecordId,
			newestOf(page),
			(row) => row.currency === currency && Equal.equals(row.amount, order.amount),
		);
	});
