export { rules } from "./rule-book.ts";
