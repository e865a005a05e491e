import { Context, type Effect } from "effect";
import type { CommandDone } from "../command/command.ts";
import type { ListPage } from "../paged-list/paged-list.ts";
import type { CommandError, QueryError } from "../request/request.errors.ts";
import type {
	BankDepositOrder,
	BankOption,
	CryptoChannel,
	CryptoDepositOrder,
	DepositProof,
	PendingDeposit,
	ReceivingInfo,
	WireDepositOrder,
} from "./deposit.ts";
import type { DepositKind, DepositRecord } from "./record/deposit-record.ts";

export interface DepositQuery {
	readonly kind: DepositKind;
	/** From 1. */
	readonly page: number;
}

/**
 * Deposits (Spec 2 §7). Calls that return `CommandDone` are commands: at most one request each, never repeated. All
 * others are queries.
 */
export class Deposits extends Context.Service<
	Deposits,
	{
		readonly channels: Effect.Effect<readonly CryptoChannel[], QueryError>;
		readonly bankOptions: Effect.Effect<readonly BankOption[], QueryError>;
		/** `undefined` if the platform has no account for this option. */
		readonly receivingInfo: (optionId: number) => Effect.Effect<ReceivingInfo | undefined, QueryError>;
		/** The newest bank deposit that is not finished, rejected or invalid. */
		readonly pendingDeposit: Effect.Effect<PendingDeposit | undefined, QueryError>;
		/** Newest first. */
		readonly records: (query: DepositQuery) => Effect.Effect<ListPage<DepositRecord, undefined>, QueryError>;
		readonly submitCrypto: (order: CryptoDepositOrder) => Effect.Effect<CommandDone, CommandError>;
		/** On sites that match bank accounts. */
		readonly createBankDeposit: (order: BankDepositOrder) => Effect.Effect<CommandDone, CommandError>;
		readonly uploadProof: (proof: DepositProof) => Effect.Effect<CommandDone, CommandError>;
		readonly cancel: (depositId: number) => Effect.Effect<CommandDone, CommandError>;
		/** On sites where the customer chooses the bank. */
		readonly submitBankDeposit: (order: WireDepositOrder) => Effect.Effect<CommandDone, CommandError>;
	}
>()("@tradewind/domain/deposit/Deposits") {}
