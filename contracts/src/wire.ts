import { Effect, Option, Schema } from "effect";

/** Exact decimal as text, e.g. `"-1234.50"`. No exponent, no grouping, at most 18 digits after the point. */
export const DecimalText = Schema.String.check(
	Schema.isPattern(/^-?(0|[1-9]\d{0,20})(\.\d{1,18})?$/u),
).annotate({
	identifier: "DecimalText",
	description: "Exact decimal as text; no exponent, no grouping",
});

/** A decimal of zero or more. */
export const UnsignedDecimalText = Schema.String.check(
	Schema.isPattern(/^(0|[1-9]\d{0,20})(\.\d{1,18})?$/u),
).annotate({ identifier: "UnsignedDecimalText", description: "Exact decimal as text, zero or more" });

/** The id of a record. */
export const Id = Schema.Int.check(Schema.isGreaterThan(0)).annotate({ identifier: "Id" });

/** The id of a record in a query string. */
export const IdText = Schema.String.check(Schema.isPattern(/^[1-9]\d{0,15}$/u)).annotate({
	identifier: "IdText",
});

/** A level or count, zero or more. */
export const WholeText = Schema.String.check(Schema.isPattern(/^\d{1,15}$/u)).annotate({
	identifier: "WholeText",
});

/** A page number in a query string; pages start at 1. */
export const PageText = Schema.String.check(Schema.isPattern(/^[1-9]\d{0,5}$/u)).annotate({
	identifier: "PageText",
});

/** Site switches travel as `"1"` or `"0"` (Spec 1 §1). */
export const Flag = Schema.Literals(["1", "0"]).annotate({ identifier: "Flag" });

/** The same two values as numbers (`is_demo`, `is_mobile`, …). */
export const FlagNumber = Schema.Literals([1, 0]).annotate({ identifier: "FlagNumber" });

/** Seconds since 1970-01-01 UTC. */
export const UnixSeconds = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)).annotate({
	identifier: "UnixSeconds",
});

/** A range of moments in Unix seconds: both fields or neither. `endTime` is exclusive. */
export const rangeFields = {
	startTime: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^\d{1,11}$/u))),
	endTime: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^\d{1,11}$/u))),
} as const;

/** Milliseconds since 1970-01-01 UTC. */
export const UnixMillis = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)).annotate({
	identifier: "UnixMillis",
});

/** `YYYY-MM-DD HH:mm:ss` in GMT, or empty before the moment (docs/assumptions.md, A-12). */
export const DateTimeText = Schema.String.check(
	Schema.isPattern(/^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2})?$/u),
).annotate({ identifier: "DateTimeText" });

/** A time of the day, GMT, `HH:mm`; `24:00` is its end. */
export const ClockText = Schema.String.check(Schema.isPattern(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/u)).annotate(
	{ identifier: "ClockText" },
);

/** A search text of 1 to 64 characters. */
export const SearchText = Schema.String.check(Schema.isPattern(/^.{1,64}$/su)).annotate({
	identifier: "SearchText",
});

/** `#rrggbb`. */
export const ColourText = Schema.String.check(Schema.isPattern(/^#[0-9a-fA-F]{6}$/u)).annotate({
	identifier: "ColourText",
});

export const Nothing = Schema.Struct({});

/** A field that the app does not need. A value that does not fit is read as `null` (docs/assumptions.md, A-155). */
export const optional = <A>(schema: Schema.Codec<A, A>) =>
	Schema.optionalKey(
		Schema.NullOr(schema).pipe(Schema.catchDecoding(() => Effect.succeed(Option.some(null)))),
	);

/** `DateTimeText`; any other text passes unchanged and is displayed as "Invalid Date" (Spec 1 §5). */
export const ShownMoment = optional(Schema.Union([DateTimeText, Schema.String]));

/** A number of things, zero or more. */
export const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0));

/** A page of a list: `data` rows out of `total` (Spec 1 §3). */
export const pageOf = <Row extends Schema.Top>(row: Row) =>
	Schema.Struct({ data: Schema.Array(row), total: Count });
