import { Result, Schema, SchemaIssue } from "effect";
import { type RefusalReason, type RuleRefusal, refuse } from "./rule-refusal.ts";

/** A set of named fields: text outside, values inside. */
type Fields<Value, Text> = Schema.Codec<Value, Text> & {
	readonly fields: Readonly<Record<string, unknown>>;
};

/**
 * One business rule. Machines compute with it, its examples run as tests, the rule book prints it, the audit
 * recomputes it, and the UI explains figures with it.
 */
export interface RuleDefinition<Input, GivenText, Output, GivesText> {
	/** Words joined by dots: `contract.margin`. */
	readonly id: string;
	readonly title: string;
	readonly clause: string;
	/** In terms of the input's field names. */
	readonly formula: string;
	/** What is rounded, to how many decimals, and how. */
	readonly rounding: string;
	readonly input: Fields<Input, GivenText>;
	readonly output: Fields<Output, GivesText>;
	readonly examples: readonly RuleExample<GivenText, GivesText>[];
	readonly compute: (input: Input) => Result.Result<Output, RuleRefusal>;
}

export interface Rule<Input, GivenText, Output, GivesText>
	extends RuleDefinition<Input, GivenText, Output, GivesText> {
	/** Field names of the input and the output. */
	readonly takes: readonly string[];
	readonly gives: readonly string[];
	/** Computes with text input and output, for the audit and the rule book. Refusals name the field. */
	readonly run: (given: unknown) => Result.Result<GivesText, RuleRefusal>;
}

/** Any rule, for readers with text input and output: tests, rule book, audit. */
export type AnyRule = Pick<
	Rule<unknown, unknown, unknown, unknown>,
	"id" | "title" | "clause" | "formula" | "rounding" | "examples" | "takes" | "gives"
> & {
	readonly input: Schema.Top;
	readonly output: Schema.Top;
	readonly run: (given: unknown) => Result.Result<unknown, RuleRefusal>;
};

interface RuleExample<GivenText, GivesText> {
	readonly shows: string;
	/** Omitted fields are missing. `unknown` allows an example of an invalid value. */
	readonly given: GivenText | Readonly<Record<string, string>>;
	/** The result, or the refused field. */
	readonly gives: GivesText | { readonly refused: string };
}

export const defineRule = <Input, GivenText, Output, GivesText>(
	rule: RuleDefinition<Input, GivenText, Output, GivesText>,
): Rule<Input, GivenText, Output, GivesText> => {
	const read = Schema.decodeUnknownResult(rule.input);
	/** Without length checks: a product has the digits of both factors. */
	const write = Schema.encodeSync(rule.output, { disableChecks: true });
	return {
		...rule,
		takes: Object.keys(rule.input.fields),
		gives: Object.keys(rule.output.fields),
		run: (given) => {
			const input = read(withoutNothing(given));
			if (Result.isFailure(input)) {
				const { field, reason } = faultOf(input.failure.issue);
				return refuse(rule.id, field, reason);
			}
			return Result.map(rule.compute(input.success), write);
		},
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
