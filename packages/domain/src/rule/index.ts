export type { AnyRule, Rule } from "./define-rule.ts";
export { rules } from "./rule-book.ts";
