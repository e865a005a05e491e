export { createFullListMachine, type FullListContext } from "./full-list.machine.ts";
export { earliestDay, type HistoryRange, historyRangeRule } from "./history-range.rule.ts";
export { defineList, type List, type PageRequest } from "./list.ts";
export { createPagedListMachine } from "./paged-list.machine.ts";
export type { ListPage } from "./paged-list.ts";
