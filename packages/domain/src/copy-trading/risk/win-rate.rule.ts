import { Schema } from "effect";
import { hundred } from "../../money/decimal.ts";
import { defineFormulaRule } from "../../rule/define-formula-rule.ts";
import { divide, multiply } from "../../rule/expression.ts";
import { DecimalField, WholeField } from "../../rule/rule-field.ts";

/** Share of the closed orders that gained, in percent (our addition). Refuses an empty history. */
export const winRateRule = defineFormulaRule({
	id: "copy-trading.win-rate",
	title: "Win rate of a trader",
	clause: "Spec 2 §9",
	formula: { winRate: divide(multiply("wins", hundred), "trades", 2, "half up") },
	rounding: "2 decimals, half away from zero",
	input: Schema.Struct({ wins: WholeField, trades: WholeField }),
	output: Schema.Struct({ winRate: DecimalField }),
	examples: [
		{ shows: "two of three orders gained", given: { wins: "2", trades: "3" }, gives: { winRate: "66.67" } },
		{ shows: "a half is rounded up", given: { wins: "1", trades: "160" }, gives: { winRate: "0.63" } },
		{ shows: "no order gained", given: { wins: "0", trades: "7" }, gives: { winRate: "0" } },
		{ shows: "every order gained", given: { wins: "7", trades: "7" }, gives: { winRate: "100" } },
		{
			shows: "a trader without orders has none",
			given: { wins: "0", trades: "0" },
			gives: { refused: "trades" },
		},
		{ shows: "a negative count is refused", given: { wins: "-1", trades: "7" }, gives: { refused: "wins" } },
	],
});
