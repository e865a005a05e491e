import { Schema } from "effect";
import { describe, expect, test } from "vitest";
import { hundred, zero } from "../money/decimal.ts";
import { defineFormulaRule } from "./define-formula-rule.ts";
import {
	atLeastZero,
	choose,
	divide,
	equals,
	isAtMost,
	isGiven,
	isSame,
	multiply,
	percentage,
	round,
	shift,
	subtract,
	sum,
} from "./expression.ts";
import { formulaText } from "./formula-text.ts";
import { ChoiceField, DecimalField, WholeField } from "./rule-field.ts";
import { RuleRefusal } from "./rule-refusal.ts";
import { runRule } from "./run-rule.ts";

const fields = { a: DecimalField, b: DecimalField, c: DecimalField };

/** A rule with one result, of three figures of which one may be negative. */
const ruleOf = (
	result: Parameters<
		typeof defineFormulaRule<{ a: never; b: never; c: never }, never, { x: never }, never>
	>[0]["formula"]["x"],
) =>
	defineFormulaRule({
		id: "lamp.light",
		title: "Light of a lamp",
		clause: "none",
		formula: { x: result },
		signed: ["a"],
		rounding: "none",
		input: Schema.Struct(fields),
		output: Schema.Struct({ x: DecimalField }),
		examples: [],
	});

const given = { a: "-7", b: "2", c: "3" };

describe("A formula is computed and printed", () => {
	test.each([
		["a field", "a", "-7", "a"],
		["a constant", hundred, "100", "100"],
		["a sum", sum("a", "b", "c"), "-2", "a + b + c"],
		["a difference of several", subtract("a", "b", "c"), "-12", "a − b − c"],
		["a difference of a sum", subtract("a", sum("b", "c")), "-12", "a − (b + c)"],
		["a sum of a difference", sum(subtract("a", "b"), "c"), "-6", "a − b + c"],
		["a product of a sum", multiply(sum("a", "b"), "c"), "-15", "(a + b) × c"],
		["a quotient, rounded to zero", divide("a", "c", 2, "down"), "-2.33", "a ÷ c"],
		[
			"a quotient of products",
			divide(multiply("a", "b"), multiply("b", "c"), 1, "up"),
			"-2.4",
			"a × b ÷ (b × c)",
		],
		["a percentage, never rounded up", percentage("a", "c", 0, "floor"), "-234", "a ÷ c × 100"],
		["a rounded product", round(multiply("a", "b"), 0, "half up"), "-14", "a × b"],
		["a hundredth", shift("a", 2), "-0.07", "a ÷ 100"],
		["a hundredth of a sum", shift(sum("a", "b"), 2), "-0.05", "(a + b) ÷ 100"],
		["a value that is never below zero", atLeastZero("a"), "0", "a"],
		[
			"the first case of a true condition",
			choose(isAtMost("a", "b"), { low: "a", high: "b" }),
			"-7",
			"low: a; high: b",
		],
		["the second case of a false one", choose(equals("a", zero), { none: zero, "": "b" }), "2", "b; none: 0"],
		[
			"cases that differ in rounding only, once",
			choose(isAtMost("a", "b"), { low: round("c", 2, "up"), high: "c" }),
			"3",
			"c",
		],
	] as const)("%s", (_, formula, computed, printed) => {
		const rule = ruleOf(formula);
		expect({ ...Object(runRule(rule, given)).success, text: formulaText(rule) }).toEqual({
			x: computed,
			text: printed,
		});
	});
});

const refusal = (field: string, reason: RuleRefusal["reason"]) =>
	new RuleRefusal({ rule: "lamp.light", field, reason });

describe("A formula refuses", () => {
	const quotient = ruleOf(divide("a", multiply("b", "c"), 2, "down"));

	test.each([
		["the first negative figure", { ...given, b: "-1", c: "-1" }, refusal("b", "is negative")],
		["the factor of a divisor that is zero", { ...given, c: "0" }, refusal("c", "is zero")],
		["a missing figure", { a: "1", b: "2" }, refusal("c", "is missing")],
	])("%s", (_, input, refused) => {
		expect(Object(runRule(quotient, input)).failure).toEqual(refused);
	});

	test("a divisor that is zero without a field that is zero, without a name", () => {
		const rule = ruleOf(divide("a", subtract("b", "b"), 2, "down"));
		expect(Object(runRule(rule, given)).failure).toEqual(refusal("", "is zero"));
	});

	test("a comparison with a missing figure: it is false", () => {
		expect(
			Object(runRule(ruleOf(choose(isAtMost("a", "b"), { low: "a", high: "b" })), { ...given })).success,
		).toEqual({ x: "-7" });
	});
});

describe("A formula of choices and optional figures", () => {
	const rule = defineFormulaRule({
		id: "lamp.light",
		title: "Light of a lamp",
		clause: "none",
		formula: {
			light: choose("colour", { red: "bulbs", green: multiply("bulbs", "extra") }),
			more: choose(isGiven("extra"), { more: sum("bulbs", "extra"), "": "bulbs" }),
			same: choose(isSame("colour", "other"), { same: "bulbs", another: zero }),
		},
		rounding: "none",
		input: Schema.Struct({
			colour: ChoiceField("red", "green"),
			other: ChoiceField("red", "green"),
			bulbs: WholeField,
			extra: Schema.optionalKey(DecimalField),
		}),
		output: Schema.Struct({ light: DecimalField, more: DecimalField, same: WholeField }),
		examples: [],
	});
	const answer = (input: unknown) => {
		const { success, failure } = Object(runRule(rule, input));
		return success ?? failure;
	};

	test("is printed with the names of its cases and results", () => {
		expect(formulaText(rule)).toBe(
			"red: bulbs; green: bulbs × extra; more: bulbs; more: bulbs + extra; same: same: bulbs; another: 0",
		);
	});

	test("takes what its case needs, and counts as whole numbers", () => {
		expect([
			answer({ colour: "red", other: "red", bulbs: "3" }),
			answer({ colour: "green", other: "red", bulbs: "3", extra: "0.5" }),
			answer({ colour: "green", other: "red", bulbs: "3" }),
		]).toEqual([
			{ light: "3", more: "3", same: "3" },
			{ light: "1.5", more: "3.5", same: "0" },
			refusal("extra", "is missing"),
		]);
	});
});

test("the formula of a rule that is code is printed as it is written", () => {
	expect(formulaText({ formula: "a × b" })).toBe("a × b");
});
