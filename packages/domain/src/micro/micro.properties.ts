import { decimal, hundred, zero } from "../money/decimal.ts";
import { neverNegative, parts, propertiesOf, rises } from "../property/property.ts";
import {
	choose,
	type Expression,
	equals,
	isAtMost,
	multiply,
	round,
	shift,
	subtract,
	sum,
} from "../rule/expression.ts";
import { expectedIncomeRule } from "./figures/expected-income.rule.ts";
import { microLossRule } from "./figures/loss.rule.ts";
import { profitPercentRule } from "./figures/profit-percent.rule.ts";
import { remainingSecondsRule } from "./order/remaining-seconds.rule.ts";

const one = decimal("1");
const cent = decimal("0.01");
const income = multiply("amount", "profitRatio");
/** A wrong loss at a level other than 0. */
const otherLoss = (loss: Expression) =>
	choose(equals("lossLevel", zero), { "lossLevel 0": "amount", "any other lossLevel": loss });

export const microProperties = [
	propertiesOf(expectedIncomeRule, [
		neverNegative("income", subtract("amount", "profitRatio")),
		rises("income", "amount", subtract("profitRatio", "amount")),
		rises("income", "profitRatio", subtract("amount", "profitRatio")),
		{
			says: "it is never above the amount times the ratio",
			results: { income: {} },
			claim: isAtMost("income", income),
			wrong: { income: round(income, 2, "up") },
		},
		{
			says: "two orders never earn more than one of both amounts",
			results: parts("amount"),
			claim: isAtMost(sum("first", "second"), "whole"),
			wrong: { income: round(income, 2, "half up") },
		},
		{
			says: "two orders earn at most a cent less than one of both amounts",
			results: parts("amount"),
			claim: isAtMost(subtract("whole", "first", "second"), cent),
			wrong: { income: round(income, 1, "down") },
		},
	]),
	propertiesOf(microLossRule, [
		neverNegative("loss", otherLoss(subtract("amount", "profitRatio"))),
		rises("loss", "amount", otherLoss(subtract("profitRatio", "amount"))),
		rises("loss", "profitRatio", otherLoss(subtract("amount", "profitRatio"))),
		{
			says: "at level 0 it is the amount",
			results: { loss: {} },
			given: [equals("lossLevel", zero)],
			claim: equals("loss", "amount"),
			wrong: { loss: round(income, 2, "down") },
		},
		{
			says: "at any other level it is the income that the order could have had",
			results: { loss: {}, income: { rule: expectedIncomeRule } },
			given: [isAtMost(one, "lossLevel")],
			claim: equals("loss", "income"),
			wrong: { loss: otherLoss(round(income, 2, "up")) },
		},
		{
			says: "it is never above the amount while the ratio is at most 1",
			results: { loss: {} },
			given: [isAtMost("profitRatio", one)],
			claim: isAtMost("loss", "amount"),
			wrong: { loss: otherLoss(round(income, 1, "up")) },
		},
	]),
	propertiesOf(profitPercentRule, [
		neverNegative("percent", subtract("profitRatio", hundred)),
		rises("percent", "profitRatio", subtract(hundred, "profitRatio")),
		{
			says: "the income is never above that percentage of the amount",
			results: { percent: {}, income: { rule: expectedIncomeRule } },
			claim: isAtMost(multiply("income", hundred), multiply("amount", "percent")),
			wrong: { percent: sum("profitRatio", hundred) },
		},
	]),
	propertiesOf(remainingSecondsRule, [
		neverNegative("seconds", subtract("remainMilliSeconds", one)),
		rises("seconds", "remainMilliSeconds", subtract(one, "remainMilliSeconds")),
		{
			says: "a thousand milliseconds are a second",
			results: {
				before: {},
				after: { with: { remainMilliSeconds: sum("remainMilliSeconds", decimal("1000")) } },
			},
			claim: equals(subtract("after", "before"), one),
			wrong: { seconds: shift("remainMilliSeconds", 2) },
		},
	]),
].flat();
