import { Context, type Effect } from "effect";
import type { CommandDone } from "../command/command.ts";
import type { ListPage } from "../paged-list/paged-list.ts";
import type { CommandError, QueryError } from "../request/request.errors.ts";
import type { TransferOrder, TransferRecord } from "./transfer.ts";

export interface TransferQuery {
	readonly accountId: number;
	/** From 1. */
	readonly page: number;
}

/** Transfers between the customer's own accounts (Spec 2 §7). `transfer` is a command: at most one request, never repeated. */
export class Transfers extends Context.Service<
	Transfers,
	{
		readonly transfer: (order: TransferOrder) => Effect.Effect<CommandDone, CommandError>;
		/** Query. Newest first; of one account, from or to it. */
		readonly log: (query: TransferQuery) => Effect.Effect<ListPage<TransferRecord, undefined>, QueryError>;
	}
>()("@tradewind/domain/transfer/Transfers") {}
