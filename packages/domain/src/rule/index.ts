export type { AnyRule } from "./define-rule.ts";
