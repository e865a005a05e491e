export { ProductSearchPage } from "../features/search/product-search.screen.tsx";
export { createSearchMachines } from "../start/search-machines.ts";
