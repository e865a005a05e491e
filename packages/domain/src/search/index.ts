export { foundInstruments } from "./found-instruments.ts";
export {
	productSearchMachine,
	type SearchKind,
} from "./product-search.machine.ts";
export { searchRequests } from "./search-requests.ts";
export { maxSearchLength, searchTermOf } from "./search-text.ts";
