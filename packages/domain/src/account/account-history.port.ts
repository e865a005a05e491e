import { Context, type Effect } from "effect";
import type { ListPage } from "../paged-list/paged-list.ts";
import type { QueryError } from "../request.errors.ts";
import type { HistoryRange } from "../time/history-range.rule.ts";
import type { AccountRecord } from "./account-record.ts";
import type { Balance } from "./balance.ts";

export interface AccountHistoryQuery {
	readonly accountId: number;
	/** From 1. */
	readonly page: number;
	readonly range: HistoryRange | undefined;
}

/** One account and what happened on it (Spec 2 §2, §7). All queries. */
export class AccountHistory extends Context.Service<
	AccountHistory,
	{
		readonly account: (accountId: number) => Effect.Effect<Balance, QueryError>;
		/** Newest first. */
		readonly records: (
			query: AccountHistoryQuery,
		) => Effect.Effect<ListPage<AccountRecord, undefined>, QueryError>;
	}
>()("@tradewind/domain/account/AccountHistory") {}
