export { checks } from "./all-checks.ts";
export { properties } from "./all-properties.ts";
export { rules } from "./rule-book.ts";
