export { differenceOf, distance, sumOfKnown } from "./sum-of.ts";
export { sumWithRule } from "./sum-with.rule.ts";
