export { createSearchMachines } from "../app/search-machines.ts";
export { ProductSearchPage } from "../features/search/product-search-page.tsx";
