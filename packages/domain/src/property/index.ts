export type { Application, FormulaRule, Property } from "./property.ts";
export { isFormulaRule, planted } from "./property.ts";
