export { DescriptPage } from "../features/content/reading/descript.screen.tsx";
export { NewsPage } from "../features/content/reading/news.screen.tsx";
export { NewsItemPage } from "../features/content/reading/news-item.screen.tsx";
