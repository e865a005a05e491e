import { Data, Result } from "effect";

/** Why a rule refuses a field, as data; the UI supplies the texts. */
export type RefusalReason =
	| "is missing"
	| "is not text"
	| "is not a decimal"
	| "has too many digits"
	| "is not a known choice"
	| "is negative"
	| "is zero"
	| "is not a whole number"
	| "is too large"
	| "is not a day"
	| "is before 2000-01-01"
	| "is after today"
	| "is after the end"
	| "is not a set of fields";

/** A rule was given invalid input. `field` is the input's field name, or `input` if there are no fields. */
export class RuleRefusal extends Data.TaggedError("RuleRefusal")<{
	readonly rule: string;
	readonly field: string;
	readonly reason: RefusalReason;
}> {}

/** Refuses `field` of `rule`. */
export const refuse = (
	rule: string,
	field: string,
	reason: RefusalReason,
): Result.Result<never, RuleRefusal> => Result.fail(new RuleRefusal({ rule, field, reason }));
