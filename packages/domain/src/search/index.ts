export { foundInstruments } from "./found-instruments.ts";
export {
	productSearchMachine,
	type SearchAnswer,
	type SearchKind,
	type SearchRequest,
} from "./product-search.machine.ts";
export { maxSearchLength, searchTermOf } from "./search-text.ts";
