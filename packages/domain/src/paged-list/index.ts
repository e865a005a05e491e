export { createFullListMachine, type FullListContext } from "./full-list.machine.ts";
export { earliestDay, type HistoryRange, historyRangeRule } from "./history-range.rule.ts";
export { createPagedListMachine, type PageRequest } from "./paged-list.machine.ts";
export type { ListPage } from "./paged-list.ts";
