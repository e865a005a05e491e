import { Context, type Effect } from "effect";
import type { HistoryRange } from "../paged-list/history-range.rule.ts";
import type { ListPage } from "../paged-list/paged-list.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { AccountDetail } from "./account-detail.ts";
import type { AccountRecord } from "./account-record.ts";

export interface AccountRecordsQuery {
	readonly accountId: number;
	/** From 1. */
	readonly page: number;
	/** By the time of the change; `undefined` for all records (Spec 2 §5). */
	readonly range: HistoryRange | undefined;
}

/** One account and its records (Spec 2 §2, §7). All queries. */
export class AccountHistory extends Context.Service<
	AccountHistory,
	{
		readonly account: (accountId: number) => Effect.Effect<AccountDetail, QueryError>;
		/** Newest first. */
		readonly records: (
			query: AccountRecordsQuery,
		) => Effect.Effect<ListPage<AccountRecord, undefined>, QueryError>;
	}
>()("@tradewind/domain/account/AccountHistory") {}
