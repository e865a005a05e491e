export { laws } from "./all-laws.ts";
export type { Application, FormulaRule, Law } from "./law.ts";
export { isFormulaRule, planted } from "./law.ts";
