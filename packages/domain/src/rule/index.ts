export {
	type AnyRule,
	defineRule,
	type Rule,
	type RuleExample,
} from "./define-rule.ts";
export { rules } from "./rule-book.ts";
export { type RefusalReason, RuleRefusal } from "./rule-refusal.ts";
