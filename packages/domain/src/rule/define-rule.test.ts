import { BigDecimal, Result, Schema } from "effect";
import { describe, expect, test } from "vitest";
import { defineRule } from "./define-rule.ts";
import { ChoiceField, DecimalField, firstNegative } from "./rule-field.ts";
import { RuleRefusal, refuse } from "./rule-refusal.ts";
import { runRule } from "./run-rule.ts";

const id = "lamp.light";

/** A rule that has nothing to do with money: the light of a lamp. */
const lightRule = defineRule({
	id,
	title: "Light of a lamp",
	clause: "none",
	formula: "bulbs × brightness",
	rounding: "none",
	input: Schema.Struct({
		colour: ChoiceField("red", "green"),
		bulbs: DecimalField,
		brightness: Schema.optionalKey(DecimalField),
	}),
	output: Schema.Struct({ light: DecimalField, half: DecimalField }),
	examples: [],
	compute: ({ colour: _, ...figures }) => {
		const negative = firstNegative(figures);
		if (negative) return refuse(id, negative, "is negative");
		const light = BigDecimal.multiply(figures.bulbs, figures.brightness ?? BigDecimal.make(1n, 0));
		return Result.succeed({ light, half: BigDecimal.multiply(light, BigDecimal.make(5n, 1)) });
	},
});

const answer = (given: unknown) => {
	const result = runRule(lightRule, given);
	return Result.isSuccess(result) ? result.success : result.failure;
};

describe("A rule", () => {
	test("lists its input and output fields in the order of its definition", () => {
		expect({ takes: lightRule.takes, gives: lightRule.gives }).toEqual({
			takes: ["colour", "bulbs", "brightness"],
			gives: ["light", "half"],
		});
	});

	test("takes and returns text", () => {
		expect(answer({ colour: "red", bulbs: "3", brightness: "0.50" })).toEqual({ light: "1.5", half: "0.75" });
	});

	test("returns every digit of its result, more than the input may have", () => {
		const most = `0.${"9".repeat(18)}`;
		expect(answer({ colour: "red", bulbs: most, brightness: most })).toEqual({
			light: `0.${"9".repeat(17)}8${"0".repeat(17)}1`,
			half: `0.${"4".padEnd(18, "9")}${"0".repeat(17)}05`,
		});
	});

	test.each([
		["omitted", { colour: "red", bulbs: "3" }],
		["null", { colour: "red", bulbs: "3", brightness: null }],
		["undefined", { colour: "red", bulbs: "3", brightness: undefined }],
	])("computes without an optional field that is %s", (_, given) => {
		expect(answer(given)).toEqual({ light: "3", half: "1.5" });
	});

	test("ignores unknown fields", () => {
		expect(answer({ colour: "red", bulbs: "3", shade: 7 })).toEqual({ light: "3", half: "1.5" });
	});

	test.each([
		["an omitted field", { colour: "red" }, "bulbs", "is missing"],
		["a field that is null", { colour: null, bulbs: "1" }, "colour", "is missing"],
		["a field that is undefined", { colour: "red", bulbs: undefined }, "bulbs", "is missing"],
		["a number instead of text", { colour: "red", bulbs: 3 }, "bulbs", "is not text"],
		["a word", { colour: "red", bulbs: "three" }, "bulbs", "is not a decimal"],
		["too many digits", { colour: "red", bulbs: "1".repeat(22) }, "bulbs", "has too many digits"],
		["another choice", { colour: "blue", bulbs: "1" }, "colour", "is not a known choice"],
		["a value that the formula refuses", { colour: "red", bulbs: "-1" }, "bulbs", "is negative"],
	] as const)("refuses %s by its name", (_, given, field, reason) => {
		expect(answer(given)).toEqual(new RuleRefusal({ rule: id, field, reason }));
	});

	test("names only the first invalid field", () => {
		expect(answer({ colour: "blue", bulbs: "three", brightness: "?" })).toEqual(
			new RuleRefusal({ rule: id, field: "colour", reason: "is not a known choice" }),
		);
	});

	test.each([[null], [undefined], [7], ["text"], [[]], [["red", "1"]], [true], [1n]])(
		"refuses %s, which is not a set of fields",
		(given) => {
			expect(answer(given)).toEqual(
				new RuleRefusal({ rule: id, field: "input", reason: "is not a set of fields" }),
			);
		},
	);

	test("returns a refusal with its tag", () => {
		expect(answer({})).toMatchObject({ _tag: "RuleRefusal" });
	});
});

test("a field without a reason of its own is refused as a whole, never as another field", () => {
	const strange = defineRule({
		id,
		title: "",
		clause: "",
		formula: "",
		rounding: "",
		input: Schema.Struct({ colour: Schema.String }),
		output: Schema.Struct({ colour: Schema.String }),
		examples: [],
		compute: ({ colour }) => Result.succeed({ colour }),
	});
	expect(Result.isFailure(runRule(strange, { colour: 7 })) && runRule(strange, { colour: 7 })).toMatchObject({
		failure: { rule: id, field: "input", reason: "is not a set of fields" },
	});
	expect(runRule(strange, { colour: "red" })).toEqual(Result.succeed({ colour: "red" }));
});
