import type { Result, Schema } from "effect";
import type { Formula } from "./expression.ts";
import type { RuleRefusal } from "./rule-refusal.ts";

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
	/** What each result is computed from, or a text in terms of the input's field names if `compute` is code. */
	readonly formula: string | Readonly<Record<string, Formula>>;
	/** Why `compute` is code. */
	readonly whyCode?: string;
	/** The figures of a formula that may be negative. */
	readonly signed?: readonly string[];
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
}

/** Any rule, for readers with text input and output: tests, rule book, audit (`runRule`). */
export type AnyRule = Pick<
	Rule<unknown, unknown, unknown, unknown>,
	"id" | "title" | "clause" | "formula" | "whyCode" | "signed" | "rounding" | "examples" | "takes" | "gives"
> & {
	readonly input: Schema.Top &
		Schema.ConstraintDecoder<unknown> & { readonly fields: Readonly<Record<string, unknown>> };
	readonly output: Schema.Top &
		Schema.ConstraintEncoder<unknown> & { readonly fields: Readonly<Record<string, unknown>> };
	readonly compute: (input: never) => Result.Result<unknown, RuleRefusal>;
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
): Rule<Input, GivenText, Output, GivesText> => ({
	...rule,
	takes: Object.keys(rule.input.fields),
	gives: Object.keys(rule.output.fields),
});
