export { checks } from "./all-checks.ts";
export { type Breach, breachOf, type Check } from "./check.ts";
