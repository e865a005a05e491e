import { BigDecimal, Result, Schema, SchemaIssue } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, toText } from "../money/decimal.ts";
import { ChoiceField, DayField, DecimalField, firstNegative, WholeField } from "./rule-field.ts";

const formatIssue = SchemaIssue.makeFormatterStandardSchemaV1();

/** The value that a field reads, as text, or its refusal reason. */
const reads = <Value>(field: Schema.Codec<Value, string>, text: unknown) => {
	const result = Schema.decodeUnknownResult(field)(text);
	if (Result.isFailure(result))
		return { says: formatIssue(result.failure.issue).issues.map(({ message }) => message) };
	return BigDecimal.isBigDecimal(result.success) ? toText(result.success) : result.success;
};

describe("A decimal field", () => {
	test.each([
		["0.50", "0.5"],
		["-12", "-12"],
		["007", "7"],
		["1".repeat(21), "1".repeat(21)],
		[`0.${"1".repeat(18)}`, `0.${"1".repeat(18)}`],
	])("reads %j", (text, value) => {
		expect(reads(DecimalField, text)).toBe(value);
	});

	test.each([
		["", "is missing"],
		["five", "is not a decimal"],
		["1e3", "is not a decimal"],
		[" 1", "is not a decimal"],
		["1,5", "is not a decimal"],
		["1".repeat(22), "has too many digits"],
		[`0.${"1".repeat(19)}`, "has too many digits"],
		[5, "is not text"],
		[null, "is not text"],
	])("refuses %j: it %s", (text, reason) => {
		expect(reads(DecimalField, text)).toEqual({ says: [reason] });
	});

	test("writes the shortest text", () => {
		expect(Schema.encodeSync(DecimalField)(decimal("1.500"))).toBe("1.5");
	});
});

describe("A whole field", () => {
	test.each([
		["30", 30],
		["30.00", 30],
		["0", 0],
		["-7", -7],
		["9007199254740991", 9_007_199_254_740_991],
		["-9007199254740991", -9_007_199_254_740_991],
	])("reads %j", (text, value) => {
		expect(reads(WholeField, text)).toBe(value);
	});

	test.each([
		["", "is missing"],
		["five", "is not a decimal"],
		["0.5", "is not a whole number"],
		["-0.5", "is not a whole number"],
		["9007199254740992", "is too large"],
		["-9007199254740992", "is too large"],
		["1".repeat(22), "has too many digits"],
		[5, "is not text"],
	])("refuses %j: it %s", (text, reason) => {
		expect(reads(WholeField, text)).toEqual({ says: [reason] });
	});

	test("writes a count as it is read", () => {
		expect(Schema.encodeSync(WholeField)(30)).toBe("30");
	});
});

describe("A day field", () => {
	test("reads a day and keeps it unchanged", () => {
		expect(reads(DayField, "2026-01-31")).toBe("2026-01-31");
	});

	test.each([
		["", "is missing"],
		["2026-02-29", "is not a day"],
		["31.1.2026", "is not a day"],
		[20_260_131, "is not text"],
	])("refuses %j: it %s", (text, reason) => {
		expect(reads(DayField, text)).toEqual({ says: [reason] });
	});
});

describe("A choice field", () => {
	const colour = ChoiceField("red", "green");

	test("reads its own words and no other", () => {
		expect(["red", "green", "blue", "", "Red", 1, null].map((text) => reads(colour, text))).toEqual([
			"red",
			"green",
			...Array(5).fill({ says: ["is not a known choice"] }),
		]);
	});
});

test("every omitted field is reported as missing", () => {
	const all = Schema.Struct({
		decimal: DecimalField,
		whole: WholeField,
		day: DayField,
		choice: ChoiceField("one", "two"),
	});
	const result = Schema.decodeUnknownResult(all, { errors: "all" })({});
	expect(Result.isFailure(result) && formatIssue(result.failure.issue).issues).toEqual(
		["decimal", "whole", "day", "choice"].map((field) => ({ path: [field], message: "is missing" })),
	);
});

test("the rule book names the fields by their content", () => {
	const { definitions } = Schema.toJsonSchemaDocument(
		Schema.Struct({ decimal: DecimalField, whole: WholeField, day: DayField }),
	);
	expect(Object.keys(definitions).sort()).toEqual(["Day", "Decimal", "Whole number"]);
});

describe("The first negative figure", () => {
	const figures = { one: decimal("0"), two: undefined, three: 0, four: decimal("0.01") };

	test("is absent if every figure is zero, positive or missing", () => {
		expect(firstNegative(figures)).toBeUndefined();
		expect(firstNegative({})).toBeUndefined();
	});

	test("is named in the order of the figures, whether decimal or count", () => {
		expect(firstNegative({ ...figures, five: decimal("-0.01"), six: -1 })).toBe("five");
		expect(firstNegative({ ...figures, six: -1, five: decimal("-0.01") })).toBe("six");
	});

	test("is found exactly if there is one", () => {
		const figure = fc.oneof(
			fc.bigInt().map((value) => BigDecimal.make(value, 3)),
			fc.integer(),
			fc.constant(undefined),
		);
		const isBelowZero = (value: BigDecimal.BigDecimal | number | undefined) =>
			value !== undefined && (typeof value === "number" ? value < 0 : value.value < 0n);
		fc.assert(
			fc.property(fc.dictionary(fc.string(), figure), (given) => {
				const expected = Object.keys(given).find((name) => isBelowZero(given[name]));
				expect(firstNegative(given)).toBe(expected);
			}),
		);
	});
});
