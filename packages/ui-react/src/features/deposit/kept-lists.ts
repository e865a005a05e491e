import { type DepositKind, depositList } from "@tradewind/domain/deposit";
import { keptLists } from "../../kept/kept-list.ts";

/** The customer's deposits of each kind. */
export const depositsOf = keptLists(depositList, (kind: DepositKind) => ({ kind }));
