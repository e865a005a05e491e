import type { HistoryRange } from "../paged-list/history-range.rule.ts";
import { defineList, type PageRequest } from "../paged-list/list.ts";
import { AccountHistory } from "./account-history.port.ts";
import type { AccountRecord } from "./account-record.ts";

interface RecordsQuery {
	readonly accountId: number;
	readonly range: HistoryRange | undefined;
}

/** The records of an account, newest first (Spec 2 §2). */
export const accountRecordList = defineList({
	keyOf: ({ id }: AccountRecord) => id,
	read: ({ query, page }: PageRequest<RecordsQuery>) =>
		AccountHistory.use((port) => port.records({ ...query, page })),
});
