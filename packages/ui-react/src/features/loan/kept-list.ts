import { loanList } from "@tradewind/domain/loan";
import { keptList } from "../../kept/kept-list.ts";

export const loansOf = keptList(loanList, undefined);
