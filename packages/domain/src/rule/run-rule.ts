import { Result, Schema, SchemaIssue } from "effect";
import type { AnyRule } from "./define-rule.ts";
import { type RefusalReason, type RuleRefusal, refuse } from "./rule-refusal.ts";

type Run = (given: unknown) => Result.Result<unknown, RuleRefusal>;

/** Computes a rule with text input and output, for the audit and the rule book. Refusals name the field. */
export const runRule = (rule: AnyRule, given: unknown): Result.Result<unknown, RuleRefusal> => {
	const known = runs.get(rule);
	const run = known ?? runOf(rule);
	if (!known) runs.set(rule, run);
	return run(given);
};

const runs = new WeakMap<AnyRule, Run>();

const runOf = (rule: AnyRule): Run => {
	const read = Schema.decodeUnknownResult(rule.input);
	/** Without length checks: a product has the digits of both factors. */
	const write = Schema.encodeSync(rule.output, { disableChecks: true });
	return (given) => {
		const input = read(withoutNothing(given));
		if (Result.isFailure(input)) {
			const { field, reason } = faultOf(input.failure.issue);
			return refuse(rule.id, field, reason);
		}
		return Result.map(rule.compute(input.success as never), write);
	};
};

/** A `null` field counts as missing. */
const withoutNothing = (given: unknown): unknown =>
	typeof given === "object" && given !== null && !Array.isArray(given)
		? Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined))
		: given;

const standardIssues = SchemaIssue.makeFormatterStandardSchemaV1();

const faultOf = (issue: SchemaIssue.Issue): { readonly field: string; readonly reason: RefusalReason } => {
	const first = standardIssues(issue).issues[0];
	const step = first?.path?.[0];
	const reason = reasons.find((one) => one === first?.message);
	return step === undefined || reason === undefined
		? { field: "input", reason: "is not a set of fields" }
		: { field: String(typeof step === "object" ? step.key : step), reason };
};

/** The reasons of the fields (`rule-field.ts`). */
const reasons: readonly RefusalReason[] = [
	"is missing",
	"is not text",
	"is not a decimal",
	"has too many digits",
	"is not a known choice",
	"is not a whole number",
	"is too large",
	"is not a day",
];
