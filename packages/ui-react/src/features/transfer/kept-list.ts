import { transferLog } from "@tradewind/domain/transfer";
import { keptLists } from "../../kept/kept-list.ts";

/** The log of each account. */
export const logOf = keptLists(transferLog, (accountId: number) => ({ accountId }));
