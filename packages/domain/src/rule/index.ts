export type { AnyRule, Rule } from "./define-rule.ts";
