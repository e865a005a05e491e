import { Effect } from "effect";
import { type CommandReply, confirmed, type ReconcileResult } from "../../command/command.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { Deposits } from "../deposits.port.ts";
import type { DepositRecord } from "../record/deposit-record.ts";
import type { BankDepositCommand } from "./bank-deposit-command.ts";
import { reconcileNewBankDeposit } from "./reconcile-new-bank-deposit.ts";

/** A sent command on a bank deposit, and what was known when it was sent. */
export interface SentBankDeposit {
	readonly command: BankDepositCommand;
	readonly lastRecordId: number | undefined;
}

type BankDepositResult = ReconcileResult<CommandReply>;
const absent: BankDepositResult = { is: "absent" };
const unknown: BankDepositResult = { is: "unknown" };

/**
 * Searches for a bank deposit command whose answer was lost. A created deposit is a record newer than all known ones.
 * An uploaded proof is on its deposit, pending or recorded. A deposit that is still pending was not cancelled. One
 * that is no longer pending was cancelled if its record is invalid, and was not if it is finished. A pending deposit
 * and its record have the same id. Everything else is unknown. Only reads.
 */
export const reconcileBankDeposit = ({
	command,
	lastRecordId,
}: SentBankDeposit): Effect.Effect<BankDepositResult, QueryError, Deposits> =>
	Effect.gen(function* () {
		if (command.is === "create")
			return yield* reconcileNewBankDeposit({ order: command.order, lastRecordId });
		const deposits = yield* Deposits;
		const pending = yield* deposits.pendingDeposit;
		if (pending?.id === command.depositId)
			return command.is === "upload proof" && pending.proof !== undefined ? confirmed : absent;
		const { rows } = yield* deposits.records({ kind: "bank", page: 1 });
		const record = rows.find(({ id }) => id === command.depositId);
		return command.is === "cancel" ? cancelResult(record) : proofResult(record);
	});

const cancelResult = (record: DepositRecord | undefined): BankDepositResult => {
	if (record?.status === "invalid") return confirmed;
	return record?.status === "finished" ? absent : unknown;
};

const proofResult = (record: DepositRecord | undefined): BankDepositResult => {
	if (record === undefined) return unknown;
	return record.proof === undefined ? absent : confirmed;
};
