import { Effect } from "effect";
import { lastIdOf } from "../command/find-new.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { BankOption, CryptoChannel, PendingDeposit } from "./deposit.ts";
import { Deposits } from "./deposits.port.ts";
import type { DepositKind, DepositRecord } from "./record/deposit-record.ts";

export interface CryptoDepositReading {
	readonly channels: readonly CryptoChannel[];
	/** The highest id of the records; `undefined` when a deposit may have been added since. */
	readonly lastRecordId: number | undefined;
}

export interface WireDepositReading {
	readonly options: readonly BankOption[];
	/** As in `CryptoDepositReading`. */
	readonly lastRecordId: number | undefined;
}

export interface BankDepositReading extends WireDepositReading {
	readonly pending: PendingDeposit | undefined;
}

const atOnce = { concurrency: "unbounded" } as const;

const lastRecordId = (kind: DepositKind): Effect.Effect<number, QueryError, Deposits> =>
	Effect.gen(function* () {
		const deposits = yield* Deposits;
		return lastIdOf((yield* deposits.records({ kind, page: 1 })).rows);
	});

/**
 * Reads what a crypto deposit needs: the channels, and the newest record, which identifies a later deposit if its
 * answer is lost. Fails if either reading fails.
 */
export const readCryptoDeposit: Effect.Effect<CryptoDepositReading, QueryError, Deposits> = Effect.gen(
	function* () {
		const { channels } = yield* Deposits;
		return yield* Effect.all({ channels, lastRecordId: lastRecordId("crypto") }, atOnce);
	},
);

/** The same for a deposit to a bank that the customer chooses. */
export const readWireDeposit: Effect.Effect<WireDepositReading, QueryError, Deposits> = Effect.gen(
	function* () {
		const { bankOptions } = yield* Deposits;
		return yield* Effect.all({ options: bankOptions, lastRecordId: lastRecordId("bank") }, atOnce);
	},
);

/**
 * The same for a deposit to a bank that the platform matches, and the pending deposit, which determines the stage.
 */
export const readBankDeposit: Effect.Effect<BankDepositReading, QueryError, Deposits> = Effect.gen(
	function* () {
		const { bankOptions, pendingDeposit } = yield* Deposits;
		return yield* Effect.all(
			{ options: bankOptions, pending: pendingDeposit, lastRecordId: lastRecordId("bank") },
			atOnce,
		);
	},
);

/** Page limit for finding a record. */
const maxPages = 5;

/** Reads one record again; `undefined` if the newest five pages of its kind do not contain it. */
export const readDepositRecord = ({
	id,
	kind,
}: Pick<DepositRecord, "id" | "kind">): Effect.Effect<DepositRecord | undefined, QueryError, Deposits> =>
	Effect.gen(function* () {
		const deposits = yield* Deposits;
		for (let page = 1; page <= maxPages; page++) {
			const { rows } = yield* deposits.records({ kind, page });
			const record = rows.find((row) => row.id === id);
			if (record || rows.length === 0) return record;
		}
		return undefined;
	});
