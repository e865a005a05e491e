import { BigDecimal, Data, Result, Schema, SchemaIssue, SchemaTransformation } from "effect";
import { decimal, parseDecimal, toText } from "../money/decimal.ts";

/** A rule was given something it can't compute with. `field` is the input's own name. */
export class RuleRefusal extends Data.TaggedError("RuleRefusal")<{
	readonly rule: string;
	readonly field: string;
	readonly reason: string;
}> {}

/**
 * One rule of the book: the definition that the machines compute with, the tests run, the rule book prints, the
 * audit recomputes and the customer reads behind "how was this computed?".
 */
export interface Rule<Input, GivenText, Output, GivesText> {
	/** Words joined by dots: `contract.margin`. */
	readonly id: string;
	readonly title: string;
	readonly clause: string;
	/** In the names of the input's fields. */
	readonly formula: string;
	/** What is rounded, to how many decimals and how. */
	readonly rounding: string;
	readonly input: Schema.Codec<Input, GivenText>;
	readonly output: Schema.Codec<Output, GivesText>;
	readonly examples: readonly RuleExample<GivenText, GivesText>[];
	readonly compute: (input: Input) => Result.Result<Output, RuleRefusal>;
}

/** Any rule, for its readers that take text and give text: the tests, the rule book, the audit. */
export type AnyRule = Pick<
	Rule<unknown, unknown, unknown, unknown>,
	"id" | "title" | "clause" | "formula" | "rounding" | "examples"
> & {
	readonly input: Schema.Top;
	readonly output: Schema.Top;
	/** `runRule` of this rule. */
	readonly run: (given: unknown) => Result.Result<unknown, RuleRefusal>;
};

export interface RuleExample<GivenText, GivesText> {
	readonly shows: string;
	readonly given: GivenText;
	/** The result, or the field that is refused. */
	readonly gives: GivesText | { readonly refused: string };
}

export const defineRule = <Input, GivenText, Output, GivesText>(
	rule: Rule<Input, GivenText, Output, GivesText>,
): Rule<Input, GivenText, Output, GivesText> & {
	readonly run: (given: unknown) => Result.Result<GivesText, RuleRefusal>;
} => ({ ...rule, run: (given) => runRule(rule, given) });

/** Refuses `field` of `rule`. */
export const refuse = (rule: string, field: string, reason: string): Result.Result<never, RuleRefusal> =>
	Result.fail(new RuleRefusal({ rule, field, reason }));

/** A decimal field of a rule: exact text outside (`"0.5"`), exact decimal inside. */
export const DecimalField = Schema.String.check(
	Schema.makeFilter((text) => Result.isSuccess(parseDecimal(text)) || "not an exact decimal"),
)
	.annotate({ identifier: "Decimal" })
	.pipe(
		Schema.decodeTo(Schema.BigDecimal, SchemaTransformation.transform({ decode: decimal, encode: toText })),
	);

/** Runs a rule on unread input, as the audit and the rule book do: text in, text out, refusals name the field. */
export const runRule = <Input, GivenText, Output, GivesText>(
	rule: Rule<Input, GivenText, Output, GivesText>,
	given: unknown,
): Result.Result<GivesText, RuleRefusal> => {
	const input = Schema.decodeUnknownResult(rule.input)(given);
	if (Result.isFailure(input)) return refuse(rule.id, fieldOf(input.failure.issue), input.failure.message);
	return Result.flatMap(rule.compute(input.success), (output) =>
		Result.mapError(
			Schema.encodeResult(rule.output)(output),
			(error) => new RuleRefusal({ rule: rule.id, field: "output", reason: error.message }),
		),
	);
};

const standardIssues = SchemaIssue.makeFormatterStandardSchemaV1();

const fieldOf = (issue: SchemaIssue.Issue): string => {
	const path = standardIssues(issue).issues[0]?.path ?? [];
	return path.map((step) => String(typeof step === "object" ? step.key : step)).join(".") || "input";
};

/** The name of the first figure below zero. */
export const firstNegative = (figures: Readonly<Record<string, BigDecimal.BigDecimal>>): string | undefined =>
	Object.entries(figures).find(([, figure]) => BigDecimal.isNegative(figure))?.[0];
