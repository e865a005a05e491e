import type { AccountRecord } from "@tradewind/domain/account";
import { createPagedListMachine } from "@tradewind/domain/paged-list";
import type { HistoryRange } from "@tradewind/domain/time";

export interface AccountRecordsListQuery {
	readonly accountId: number;
	readonly range: HistoryRange | undefined;
}

/** What happened on an account, page by page, newest first (Spec 2 §2). */
export const accountRecordsMachine = createPagedListMachine<
	AccountRecord,
	number,
	AccountRecordsListQuery,
	undefined
>({
	keyOf: (record) => record.id,
});
