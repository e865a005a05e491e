import { Effect, Option, Schema, type SchemaAST, SchemaGetter } from "effect";

const decimalText = Schema.String.check(Schema.isPattern(/^-?(0|[1-9]\d{0,20})(\.\d{1,18})?$/u));
const unsignedDecimalText = Schema.String.check(Schema.isPattern(/^(0|[1-9]\d{0,20})(\.\d{1,18})?$/u));

/** A decimal of zero or more as text, e.g. `"1234.50"`. No exponent, no grouping, at most 18 digits after the point. */
export const UnsignedDecimalText = unsignedDecimalText.annotate({
	identifier: "UnsignedDecimalText",
	description: "Exact decimal as text, zero or more",
});

/**
 * An amount, a quantity, a price or a multiple that a customer names. Replies have nine digits more before the point, for sums
 * and products of such amounts (docs/assumptions.md, A-480).
 */
export const AmountText = Schema.String.check(Schema.isPattern(/^(0|[1-9]\d{0,11})(\.\d{1,18})?$/u)).annotate(
	{
		identifier: "AmountText",
		description: "Exact decimal as text, zero or more, at most 12 digits before the point and 18 after it",
	},
);

/** A text that a customer names, possibly empty, of limited length (docs/assumptions.md, A-480). */
export const textUpTo = (maxLength: number) => Schema.String.check(Schema.isMaxLength(maxLength));

/** A text that a customer names, not empty, of limited length. */
export const requiredText = (maxLength: number) => Schema.NonEmptyString.check(Schema.isMaxLength(maxLength));

/** An e-mail address, or area code prefix and number. No e-mail address is longer than 254 characters. */
export const AccountName = requiredText(254);

export const Secret = requiredText(200);

/** A code that was sent, the answer to a captcha, its id, or an invite code. */
export const CodeText = requiredText(100);

/** A name, a number of a document, or another short text. */
export const ShortText = requiredText(200);

/** The address of an uploaded picture. */
export const PictureAddress = requiredText(400);

/** Reads values of `other` too, as values of `schema` (docs/assumptions.md, A-155). Values of `other` are never written. */
export const readAlso = <A, E>(
	schema: Schema.Codec<A, unknown>,
	other: Schema.Codec<E, unknown>,
	convert: (value: E) => A,
) =>
	Schema.Union([
		schema,
		other.pipe(
			Schema.decodeTo(schema, {
				decode: SchemaGetter.transform(convert),
				encode: SchemaGetter.forbidden(() => "is only read"),
			}),
		),
	]);

/** The digits of a number, at most 18 after the point: `1e-7` is `"0.0000001"`. */
const plainText = (value: number): string => {
	const text = String(value);
	return /e-|\.\d{19}/u.test(text) ? value.toFixed(18).replace(/\.?0+$/u, "") : text;
};

/** A decimal as other platforms write it: `+1.5`, `.5`, `007`, or with blanks around it. No grouping: `1,234` may be 1.234. */
const LooseDecimalText = Schema.String.check(
	Schema.isPattern(/^\s*[+-]?(?=\.?\d)\d{0,40}(\.\d{0,40})?\s*$/u),
);

/** The digits of a decimal that is written in another way, at most 18 after the point. */
const plainDigits = (text: string): string => {
	const [, sign, before = "", after = ""] = /^([+-]?)(\d*)\.?(\d*)$/u.exec(text.trim()) ?? [];
	const whole = before.replace(/^0+(?=\d)/u, "") || "0";
	const fraction = after.slice(0, 18).replace(/0+$/u, "");
	return `${sign === "-" ? "-" : ""}${whole}${fraction && `.${fraction}`}`;
};

const figure = (schema: Schema.Codec<string, string>) =>
	readAlso(readAlso(schema, Schema.Finite, plainText), LooseDecimalText, plainDigits);

const WholeNumberText = Schema.String.check(Schema.isPattern(/^\s*[+-]?\d{1,15}(\.0*)?\s*$/u));

/** A whole number; its digits as text are read too. */
const whole = (schema: Schema.Codec<number, number>) => readAlso(schema, WholeNumberText, Number);

/** A figure of a reply: an exact decimal as text, e.g. `"-1234.50"`; a number is read too. */
export const Figure = figure(decimalText).annotate({
	identifier: "Figure",
	description: "Exact decimal as text, without exponent and grouping; a number is read too",
});

/** A figure of zero or more. */
export const UnsignedFigure = figure(unsignedDecimalText).annotate({
	identifier: "UnsignedFigure",
	description: "A figure of zero or more",
});

/** A text that is displayed; a number is read too. */
export const Text = readAlso(Schema.String, Schema.Finite, plainText).annotate({ identifier: "Text" });

/** A text that is not empty; a number is read too. */
export const NonEmptyText = readAlso(Schema.NonEmptyString, Schema.Finite, plainText).annotate({
	identifier: "NonEmptyText",
});

/** Any whole number; its digits as text are read too. */
export const Whole = whole(Schema.Int).annotate({ identifier: "Whole" });

/** A whole number of `minimum` to `maximum`. */
export const wholeBetween = (minimum: number, maximum: number) =>
	whole(Schema.Int.check(Schema.isBetween({ minimum, maximum })));

const closedList = "closed list of values";

/** The schema accepts only values that this version of the app knows. */
export const isClosedList = ({ annotations }: SchemaAST.AST): boolean => annotations?.[closedList] === true;

/** One of a few texts. */
export const oneOfTexts = <const Values extends readonly string[]>(values: Values) =>
	Schema.Literals(values).annotate({ [closedList]: true });

/** One of a few numbers; their digits as text are read too. */
export const oneOfNumbers = <const Values extends readonly number[]>(values: Values) =>
	readAlso<Values[number], string>(
		Schema.Literals(values),
		Schema.Literals(values.map(String)),
		Number,
	).annotate({ [closedList]: true });

/** The word of each number, of a table that names numbers. `Object.fromEntries` does not keep the keys in its type. */
export const byNumber = <const Numbers extends Readonly<Record<string, number>>>(numbers: Numbers) =>
	Object.fromEntries(Object.entries(numbers).map(([word, number]) => [number, word])) as {
		readonly [Word in keyof Numbers as Numbers[Word]]: Word;
	};

/** The id of a record; its digits as text are read too. */
export const Id = whole(Schema.Int.check(Schema.isGreaterThan(0))).annotate({ identifier: "Id" });

/** The id of a record in a query string. */
export const IdText = Schema.String.check(Schema.isPattern(/^[1-9]\d{0,15}$/u)).annotate({
	identifier: "IdText",
});

/** A level, zero or more; a number is read too. */
export const WholeText = readAlso(
	Schema.String.check(Schema.isPattern(/^\d{1,15}$/u)),
	Schema.Finite,
	plainText,
).annotate({ identifier: "WholeText" });

/** A page number in a query string; pages start at 1. */
export const PageText = Schema.String.check(Schema.isPattern(/^[1-9]\d{0,5}$/u)).annotate({
	identifier: "PageText",
});

const isSet = (flag: boolean | "true" | "false"): boolean => flag === true || flag === "true";
const BooleanFlag = Schema.Union([Schema.Boolean, Schema.Literals(["true", "false"])]);

/** Site switches travel as `"1"` or `"0"` (Spec 1 §1); numbers and booleans are read too. */
export const Flag = readAlso(
	readAlso(Schema.Literals(["1", "0"]), Schema.Literals([1, 0]), (flag) => (flag === 1 ? "1" : "0")),
	BooleanFlag,
	(flag) => (isSet(flag) ? "1" : "0"),
).annotate({ identifier: "Flag" });

/** The same two values as numbers (`is_demo`, `is_mobile`, …); texts and booleans are read too. */
export const FlagNumber = readAlso(oneOfNumbers([1, 0]), BooleanFlag, (flag) =>
	isSet(flag) ? 1 : 0,
).annotate({ identifier: "FlagNumber" });

/** A whole number of which one value decides (`MarketStatus` 1 is open); a boolean is read as 1 or 0. */
export const FlagOrWhole = readAlso(Whole, BooleanFlag, (flag) => (isSet(flag) ? 1 : 0)).annotate({
	identifier: "FlagOrWhole",
});

/** Seconds since 1970-01-01 UTC. */
export const UnixSeconds = whole(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))).annotate({
	identifier: "UnixSeconds",
});

/** A range of moments in Unix seconds: both fields or neither. `endTime` is exclusive. */
export const rangeFields = {
	startTime: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^\d{1,11}$/u))),
	endTime: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^\d{1,11}$/u))),
} as const;

/** Milliseconds since 1970-01-01 UTC. */
export const UnixMillis = whole(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))).annotate({
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

/** The words of a text as a type. */
export type Words<List extends string> = List extends `${infer First} ${infer Rest}`
	? First | Words<Rest>
	: List;

/** The words of a text. `split` does not keep them in its type. */
export const wordsOf = <const List extends string>(words: List): readonly Words<List>[] =>
	words.split(" ") as Words<List>[];

/** The same value for each of the words, by word. `Object.fromEntries` does not keep the keys in its type. */
export const forEachOf = <const List extends string, Value>(
	words: List,
	fieldFor: (word: Words<List>) => Value,
): Readonly<Record<Words<List>, Value>> =>
	Object.fromEntries(wordsOf(words).map((word) => [word, fieldFor(word)])) as Record<Words<List>, Value>;

export const Nothing = Schema.Struct({});

/** A field that the app does not need. A value that does not fit is read as `null` (docs/assumptions.md, A-155). */
export const optional = <A, E>(schema: Schema.Codec<A, E>) =>
	Schema.optionalKey(
		Schema.NullOr(schema).pipe(Schema.catchDecoding(() => Effect.succeed(Option.some(null)))),
	);

/** What platforms write for an absent value: PHP writes `[]` for an empty record and `false` for a missing one. */
const absence = { "reads absence": true };
const AbsentValue = Schema.Union([
	Schema.Null,
	Schema.Literal(""),
	Schema.Literal(false),
	Schema.Record(Schema.String, Schema.Never).annotate(absence),
	Schema.Tuple([]).annotate(absence),
]).annotate({ identifier: "AbsentValue", ...absence });

/** The schema accepts only absent values: it does not report what is wrong with others. */
export const readsAbsence = ({ annotations }: SchemaAST.AST): boolean =>
	annotations?.["reads absence"] === true;

/** JSON values that mean "absent". */
export const isAbsent = Schema.is(Schema.Union([Schema.Undefined, AbsentValue]));

/** An absent value as platforms write it, read as the value that the schema reads from `instead`. */
const absentAs = <A>(schema: Schema.Codec<A, unknown>, instead: unknown) =>
	AbsentValue.pipe(
		Schema.decodeTo(schema, {
			decode: SchemaGetter.transform(() => instead),
			encode: SchemaGetter.forbidden(() => "is only read"),
		}),
	);

/** A list that is only shown: a row that does not fit is read as `null`, another value as no list. */
export const shownRows = <A, E>(row: Schema.Codec<A, E>) =>
	optional(
		Schema.Array(Schema.NullOr(row).pipe(Schema.catchDecoding(() => Effect.succeed(Option.some(null))))),
	);

/** A field that counts as not set if it is absent or nothing. A value that does not fit makes the record unreadable. */
export const unsettable = <A>(schema: Schema.Codec<A, unknown>) =>
	Schema.optionalKey(Schema.Union([schema, Schema.Null, absentAs(Schema.Null, null)]));

const valueIfAbsent = "value if absent";

/** What an absent field of this schema is read as; `undefined` if it must be there, or may be absent. */
export const filledBy = ({ annotations }: SchemaAST.AST): unknown => annotations?.[valueIfAbsent];

/** A record whose fields are all optional. Absent (see `readWire`), or nothing in its place, is a record without fields. */
export const orEmpty = <A extends object>(record: Schema.Codec<A, unknown>) =>
	Schema.Union([record, absentAs(record, {})]).annotate({ [valueIfAbsent]: {} });

/**
 * The rows of a list. Absent (see `readWire`), or nothing in its place, is a list without rows; other values make the record
 * unreadable.
 */
export const rowsOf = <A>(row: Schema.Codec<A, unknown>) =>
	Schema.Union([Schema.Array(row), absentAs(Schema.Array(row), [])]).annotate({ [valueIfAbsent]: [] });

/** `DateTimeText`; any other text passes unchanged and is displayed as "Invalid Date" (Spec 1 §5). */
export const ShownMoment = optional(Schema.Union([DateTimeText, Schema.String]));

/** A number of things, zero or more. */
export const Count = whole(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))).annotate({
	identifier: "Count",
});

/** A page of a list: `data` rows out of `total` (Spec 1 §3). */
export const pageOf = <A>(row: Schema.Codec<A, unknown>) =>
	Schema.Struct({ data: rowsOf(row), total: optional(Count) });
