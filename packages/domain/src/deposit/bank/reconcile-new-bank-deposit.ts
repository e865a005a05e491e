import { Effect, Equal } from "effect";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import { findNewOnPage, newestOf, newNumberOf } from "../../command/find-new.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { BankDepositOrder, WireDepositOrder } from "../deposit.ts";
import { Deposits } from "../deposits.port.ts";

/** A sent new bank deposit, and what was known when it was sent. */
export interface SentNewBankDeposit {
	readonly order: BankDepositOrder;
	readonly lastRecordId: number | undefined;
}

/** The same for a bank that the customer chose. */
export interface SentWireDeposit extends SentNewBankDeposit {
	readonly order: WireDepositOrder;
}

/**
 * Searches the records for a new bank deposit whose answer was lost: a newer one of the same amount. Records do not
 * contain the chosen option. Only reads.
 */
export const reconcileNewBankDeposit = ({
	order,
	lastRecordId,
}: SentNewBankDeposit): Effect.Effect<ReconcileResult<CommandReply>, QueryError, Deposits> =>
	Effect.gen(function* () {
		const deposits = yield* Deposits;
		const page = yield* deposits.records({ kind: "bank", page: 1 });
		return findNewOnPage(lastRecordId, newestOf(page), (row) => Equal.equals(row.amount, order.amount));
	});

/** The number of a new bank deposit that was carried out, as the records show it. Only reads. */
export const readBankDepositNumber = ({
	order,
	lastRecordId,
}: SentNewBankDeposit): Effect.Effect<string | undefined, QueryError, Deposits> =>
	Effect.map(
		Deposits.use((port) => port.records({ kind: "bank", page: 1 })),
		({ rows }) => newNumberOf(lastRecordId, rows, (row) => Equal.equals(row.amount, order.amount)),
	);
