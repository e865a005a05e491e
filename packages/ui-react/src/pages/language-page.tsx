export { LanguagePage } from "../features/site/language-page.tsx";
