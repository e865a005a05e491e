import { Effect, Equal } from "effect";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import { findNewOnPage, newestOf, newNumberOf } from "../../command/find-new.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { CryptoDepositOrder } from "../deposit.ts";
import { Deposits } from "../deposits.port.ts";
import type { DepositRecord } from "../record/deposit-record.ts";

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
export const reconcileCryptoDeposit = (
	sent: SentCryptoDeposit,
): Effect.Effect<ReconcileResult<CommandReply>, QueryError, Deposits> =>
	Effect.gen(function* () {
		const deposits = yield* Deposits;
		const page = yield* deposits.records({ kind: "crypto", page: 1 });
		return findNewOnPage(sent.lastRecordId, newestOf(page), isLike(sent));
	});

/** The number of a crypto deposit that was carried out, as the records show it. Only reads. */
export const readCryptoDepositNumber = (
	sent: SentCryptoDeposit,
): Effect.Effect<string | undefined, QueryError, Deposits> =>
	Effect.map(
		Deposits.use((port) => port.records({ kind: "crypto", page: 1 })),
		({ rows }) => newNumberOf(sent.lastRecordId, rows, isLike(sent)),
	);

const isLike =
	({ order, currency }: SentCryptoDeposit) =>
	(row: Pick<DepositRecord, "currency" | "amount">): boolean =>
		row.currency === currency && Equal.equals(row.amount, order.amount);
