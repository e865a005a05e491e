import { Result, Schema, SchemaIssue } from "effect";
import { type RefusalReason, type RuleRefusal, refuse } from "./rule-refusal.ts";

/** A set of named fields: each text outside, a value inside. */
export type Fields<Value, Text> = Schema.Codec<Value, Text> & {
	readonly fields: Readonly<Record<string, unknown>>;
};

/**
 * One rule of the book: the definition that the machines compute with, the tests run, the rule book prints, the
 * audit recomputes and the customer reads behind "how was this computed?".
 */
export interface RuleDefinition<Input, GivenText, Output, GivesText> {
	/** Words joined by dots: `contract.margin`. */
	readonly id: string;
	readonly title: string;
	readonly clause: string;
	/** In the names of the input's fields. */
	readonly formula: string;
	/** What is rounded, to how many decimals and how. */
	readonly rounding: string;
	readonly input: Fields<Input, GivenText>;
	readonly output: Fields<Output, GivesText>;
	readonly examples: readonly RuleExample<GivenText, GivesText>[];
	readonly compute: (input: Input) => Result.Result<Output, RuleRefusal>;
}

export interface Rule<Input, GivenText, Output, GivesText>
	extends RuleDefinition<Input, GivenText, Output, GivesText> {
	/** The names of the input's fields, and of the output's. */
	readonly takes: readonly string[];
	readonly gives: readonly string[];
	/** Computes with unread input, as the audit and the rule book do: text in, text out, refusals name the field. */
	readonly run: (given: unknown) => Result.Result<GivesText, RuleRefusal>;
}

/** Any rule, for its readers that take text and give text: the tests, the rule book, the audit. */
export type AnyRule = Pick<
	Rule<unknown, unknown, unknown, unknown>,
	"id" | "title" | "clause" | "formula" | "rounding" | "examples" | "takes" | "gives"
> & {
	readonly input: Schema.Top;
	readonly output: Schema.Top;
	readonly run: (given: unknown) => Result.Result<unknown, RuleRefusal>;
};

export interface RuleExample<GivenText, GivesText> {
	readonly shows: string;
	/** Fields left out are missing; `unknown` lets an example show that this is refused. */
	readonly given: GivenText | Readonly<Record<string, string>>;
	/** The result, or the field that is refused. */
	readonly gives: GivesText | { readonly refused: string };
}

export const defineRule = <Input, GivenText, Output, GivesText>(
	rule: RuleDefinition<Input, GivenText, Output, GivesText>,
): Rule<Input, GivenText, Output, GivesText> => {
	const read = Schema.decodeUnknownResult(rule.input);
	/** What a rule gives may be longer than what one takes: a product has the digits of both its factors. */
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

/** A field that is `null` is as missing as one that is not there. */
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

/** The reasons that the fields give (`rule-field.ts`). */
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
