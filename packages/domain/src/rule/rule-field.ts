import { BigDecimal, Result, Schema, SchemaTransformation } from "effect";
import { decimal, parseDecimal, toText } from "../money/decimal.ts";
import { startOfDay } from "../time/calendar-day.ts";
import type { RefusalReason } from "./rule-refusal.ts";

/** A field reports its problem as a `RefusalReason`. */
const reason = (why: RefusalReason): RefusalReason => why;

const named = { messageMissingKey: reason("is missing") };
const Text = Schema.String.annotate({ message: reason("is not text") });

const readable = (text: string): true | RefusalReason => {
	if (text === "") return "is missing";
	const read = parseDecimal(text);
	if (Result.isSuccess(read)) return true;
	return read.failure.reason === "too many digits" ? "has too many digits" : "is not a decimal";
};

/** A figure: exact text outside (`"0.5"`), exact decimal inside; at most 21 digits before and 18 after the point. */
export const DecimalField = Text.check(Schema.makeFilter(readable))
	.annotate({ identifier: "Decimal" })
	.pipe(
		Schema.decodeTo(Schema.BigDecimal, SchemaTransformation.transform({ decode: decimal, encode: toText })),
	)
	.annotateKey(named);

const readableWhole = (text: string): true | RefusalReason => {
	const result = readable(text);
	if (result !== true) return result;
	const value = BigDecimal.normalize(decimal(text));
	if (value.scale > 0) return "is not a whole number";
	return Number.isSafeInteger(BigDecimal.toNumberUnsafe(value)) || "is too large";
};

/** A count: whole-number text outside (`"30"`), a number inside. For days, digits and seconds, never for money. */
export const WholeField = Text.check(Schema.makeFilter(readableWhole))
	.annotate({ identifier: "Whole number" })
	.pipe(
		Schema.decodeTo(
			Schema.Number,
			SchemaTransformation.transform({
				decode: (text) => BigDecimal.toNumberUnsafe(decimal(text)),
				encode: String,
			}),
		),
	)
	.annotateKey(named);

/** A calendar day: `"2026-01-31"`. */
export const DayField = Text.check(
	Schema.makeFilter((text): true | RefusalReason => {
		if (text === "") return "is missing";
		return startOfDay(text) !== undefined || "is not a day";
	}),
)
	.annotate({ identifier: "Day" })
	.annotateKey(named);

/** One of a fixed set of words. */
export const ChoiceField = <const Words extends readonly string[]>(...words: Words) =>
	Schema.Literals(words)
		.annotate({ message: reason("is not a known choice") })
		.annotateKey(named);

/** The name of the first negative figure. */
export const firstNegative = (
	figures: Readonly<Record<string, BigDecimal.BigDecimal | number | undefined>>,
): string | undefined =>
	Object.entries(figures).find(([, figure]) =>
		typeof figure === "number" ? figure < 0 : figure !== undefined && BigDecimal.isNegative(figure),
	)?.[0];
