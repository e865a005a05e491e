import { Result } from "effect";
import { expect, test } from "vitest";
import { marginRule } from "../contract/figures/margin.rule.ts";
import { largestQuantityRule } from "../contract/sizing/largest-quantity.rule.ts";
import { decimal } from "../money/decimal.ts";
import { runRule } from "../rule/run-rule.ts";
import { isFormulaRule, neverNegative, planted, propertiesOf } from "./property.ts";

const order = { quantity: "2", contractSize: "10", marginMode: "fixed" };

test("another formula replaces that of its result in a copy of the rule", () => {
	if (!isFormulaRule(marginRule)) throw new Error("The margin has no formula.");
	const wrong = planted(marginRule, { margin: decimal("7") });
	expect([runRule(wrong, order), runRule(marginRule, order)]).toEqual([
		Result.succeed({ margin: "7" }),
		Result.succeed({ margin: "20" }),
	]);
});

test("a property belongs to its rule; a rule that is code has none", () => {
	const property = neverNegative("margin", decimal("-1"));
	expect(propertiesOf(marginRule, [property])).toEqual([{ ...property, given: [], rule: marginRule }]);
	expect(() => propertiesOf(largestQuantityRule, [property])).toThrow(
		"contract.largest-quantity has no formula.",
	);
});
