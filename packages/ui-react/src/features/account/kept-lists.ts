import { accountRecordList } from "@tradewind/domain/account";
import { keptLists } from "../../kept/kept-list.ts";

/** The records of each account. */
export const recordsOf = keptLists(accountRecordList, (accountId: number) => ({
	accountId,
	range: undefined,
}));
