import { zero } from "../money/decimal.ts";
import { propertiesOf } from "../property/property.ts";
import { equals, subtract, sum } from "../rule/expression.ts";
import { sumWithRule } from "./sum-with.rule.ts";

export const sumProperties = propertiesOf(sumWithRule, [
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
		says: "the opposite figure takes the figure back",
		results: {
			first: {},
			back: { with: { before: "first", figure: subtract(zero, "figure") } },
		},
		claim: equals("back", "before"),
		wrong: { sum: sum("before", "before", "figure") },
	},
	{
		says: "zero changes nothing",
		results: { sum: { with: { figure: zero } } },
		claim: equals("sum", "before"),
		wrong: { sum: sum("before", "before", "figure") },
	},
]);
