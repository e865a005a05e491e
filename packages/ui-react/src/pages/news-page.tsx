export { createReadingMachines } from "../app/reading-machines.ts";
export { DescriptPage } from "../features/content/reading/descript-page.tsx";
export { NewsItemPage } from "../features/content/reading/news-item-page.tsx";
export { NewsPage } from "../features/content/reading/news-page.tsx";
