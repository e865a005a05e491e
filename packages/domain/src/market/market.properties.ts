import { decimal, zero } from "../money/decimal.ts";
import { propertiesOf } from "../property/property.ts";
import { equals, isAtMost, percentage, subtract } from "../rule/expression.ts";
import { barChangeRule } from "./bar-change.rule.ts";

const cent = decimal("0.01");

export const marketProperties = propertiesOf(barChangeRule, [
	{
		says: "an unchanged close is no change",
		results: { percent: { with: { close: "before" } } },
		claim: equals("percent", zero),
		wrong: { percent: percentage("close", "before", 2, "half up") },
	},
	{
		says: "a rise of a positive price is never shown as a fall",
		results: { percent: {} },
		given: [isAtMost(cent, "before"), isAtMost("before", "close")],
		claim: isAtMost(zero, "percent"),
		wrong: { percent: percentage(subtract("before", "close"), "before", 2, "half up") },
	},
]);
