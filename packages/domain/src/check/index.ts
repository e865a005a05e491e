export { type Breach, breachOf, type Check } from "./check.ts";
