export type { AnyRule } from "./define-rule.ts";
export { compile, compileCondition, fieldsOf } from "./evaluate.ts";
export type { Cases, Condition, Expression, Formula } from "./expression.ts";
export { formulaText } from "./formula-text.ts";
export { WholeField } from "./rule-field.ts";
export { ruleHash } from "./rule-hash.ts";
export { runRule } from "./run-rule.ts";
