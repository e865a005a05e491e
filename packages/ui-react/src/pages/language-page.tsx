export { LanguagePage } from "../features/site/language.screen.tsx";
