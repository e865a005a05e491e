import { zero } from "../money/decimal.ts";
import { neverNegative, propertiesOf } from "../property/property.ts";
import { equals, subtract, sum } from "../rule/expression.ts";
import { distanceRule } from "./distance.rule.ts";
import { sumWithRule } from "./sum-with.rule.ts";
import { sumWithoutRule } from "./sum-without.rule.ts";

export const sumProperties = [
	propertiesOf(sumWithRule, [
		{
			says: "a figure changes it by exactly that figure",
			results: { sum: {} },
			claim: equals(subtract("sum", "before"), "figure"),
			wrong: { sum: subtract("before", "figure") },
		},
		{
			says: "the order of two figures does not matter",
			results: {
				first: { with: { figure: "one" } },
				both: { with: { before: "first", figure: "other" } },
				last: { with: { figure: "other" } },
				reversed: { with: { before: "last", figure: "one" } },
			},
			claim: equals("both", "reversed"),
			wrong: { sum: sum("before", "before", "figure") },
		},
		{
			says: "zero changes nothing",
			results: { sum: { with: { figure: zero } } },
			claim: equals("sum", "before"),
			wrong: { sum: sum("before", "before", "figure") },
		},
	]),
	propertiesOf(sumWithoutRule, [
		{
			says: "with the figure it is the sum again",
			results: { rest: {}, again: { rule: sumWithRule, with: { before: "rest" } } },
			claim: equals("again", "sum"),
			wrong: { rest: subtract("figure", "sum") },
		},
		{
			says: "without itself nothing is left",
			results: { rest: { with: { figure: "sum" } } },
			claim: equals("rest", zero),
			wrong: { rest: sum("sum", "figure") },
		},
	]),
	propertiesOf(distanceRule, [
		neverNegative("distance", subtract("one", "other")),
		{
			says: "it is the same in both directions",
			results: { there: {}, back: { with: { one: "other", other: "one" } } },
			claim: equals("there", "back"),
			wrong: { distance: subtract("one", "other") },
		},
		{
			says: "two equal figures are not apart",
			results: { distance: { with: { other: "one" } } },
			claim: equals("distance", zero),
			wrong: { distance: sum("one", "other") },
		},
	]),
].flat();
