export type { AnyRule } from "./define-rule.ts";
export { compile, compileCondition } from "./evaluate.ts";
export type { Cases, Condition, Expression, Formula } from "./expression.ts";
export { formulaText } from "./formula-text.ts";
export { runRule } from "./run-rule.ts";
