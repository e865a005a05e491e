export {
	createFullListMachine,
	type FullListContext,
	type FullListEvent,
	type FullListInput,
} from "./full-list.machine.ts";
export {
	createPagedListMachine,
	type PagedListContext,
	type PagedListEvent,
	type PagedListInput,
	type PageRequest,
} from "./paged-list.machine.ts";
export type { ListPage } from "./paged-list.ts";
