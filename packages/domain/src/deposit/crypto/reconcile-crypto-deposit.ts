import { Effect, Equal } from "effect";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import { findNewOnPage, newestOf } from "../../command/find-new.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { CryptoDepositOrder } from "../deposit.ts";
import { Deposits } from "../deposits.port.ts";

/** A crypto deposit that was sent, and what was known when it was pressed. */
export interface SentCryptoDeposit {
	readonly order: CryptoDepositOrder;
	/** Of the channel: the records know no channel. */
	readonly currency: string;
	readonly lastRecordId: number | undefined;
}

/**
 * Looks for a crypto deposit whose answer was lost among the records: a newer one of the same amount and currency. The
 * proof is not compared, for the platform may write its address in another way. Only reads.
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
