export { ProductSearchPage } from "../features/search/product-search.screen.tsx";
