export type { AnyRule } from "./define-rule.ts";
export { rules } from "./rule-book.ts";
