export { foundInstruments } from "./found-instruments.ts";
export {
	type ProductSearchContext,
	type ProductSearchEvent,
	productSearchMachine,
	type SearchAnswer,
	type SearchKind,
	type SearchQuestion,
} from "./product-search.machine.ts";
export { longestSearch, soughtIn } from "./search-text.ts";
