export type { AnyRule } from "./define-rule.ts";
export { formulaText } from "./formula-text.ts";
export { runRule } from "./run-rule.ts";
