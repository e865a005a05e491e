import { decimal, hundred, zero } from "../money/decimal.ts";
import { falls, neverNegative, propertiesOf, rises } from "../property/property.ts";
import { atLeastZero, divide, equals, isAtMost, multiply, round, subtract, sum } from "../rule/expression.ts";
import { suggestedAmountRule } from "./follow/suggested-amount.rule.ts";
import { averageHoldingRule } from "./risk/average-holding.rule.ts";
import { copiedQuantityRule } from "./risk/copied-quantity.rule.ts";
import { copiedResultRule } from "./risk/copied-result.rule.ts";
import { copiedTradeRule } from "./risk/copied-trade.rule.ts";
import { drawdownRule } from "./risk/drawdown.rule.ts";
import { winRateRule } from "./risk/win-rate.rule.ts";

const half = decimal("0.5");
const halfMillionth = decimal("0.0000005");

export const copyTradingProperties = [
	propertiesOf(winRateRule, [
		neverNegative("winRate", subtract("wins", "trades")),
		rises("winRate", "wins", subtract("trades", "wins")),
		falls("winRate", "trades", sum("wins", "trades")),
		{
			says: "it is never above 100 while no more orders gained than there are",
			results: { winRate: {} },
			given: [isAtMost("wins", "trades")],
			claim: isAtMost("winRate", hundred),
			wrong: { winRate: divide(multiply("wins", hundred), subtract("trades", decimal("1")), 2, "half up") },
		},
	]),
	propertiesOf(averageHoldingRule, [
		neverNegative("averageSeconds", subtract("seconds", "trades")),
		rises("averageSeconds", "seconds", subtract("trades", "seconds")),
		falls("averageSeconds", "trades", sum("seconds", "trades")),
		{
			says: "the averages of all orders are the whole time, up to half a second each",
			results: { average: {} },
			claim: isAtMost(multiply(subtract("average", half), "trades"), "seconds"),
			wrong: { averageSeconds: divide("seconds", "trades", 0, "up") },
		},
	]),
	propertiesOf(drawdownRule, [
		neverNegative("drawdown", subtract("highest", "lowest")),
		rises("drawdown", "highest", atLeastZero(subtract("lowest", "highest"))),
		falls("drawdown", "lowest", atLeastZero(sum("highest", "lowest"))),
		{
			says: "it leads from the highest total to the lowest",
			results: { drawdown: {} },
			given: [isAtMost("lowest", "highest")],
			claim: equals(subtract("highest", "drawdown"), "lowest"),
			wrong: { drawdown: atLeastZero("highest") },
		},
		{
			says: "a total that never falls has none",
			results: { drawdown: {} },
			given: [isAtMost("highest", "lowest")],
			claim: equals("drawdown", zero),
			wrong: { drawdown: atLeastZero(subtract("lowest", "highest")) },
		},
	]),
	propertiesOf(copiedResultRule, [
		rises("total", "amount", subtract("profits", "amount")),
		rises("total", "profits", subtract("amount", "profits")),
		{
			says: "it is above the amount by exactly the profits",
			results: { total: {} },
			claim: equals(subtract("total", "amount"), "profits"),
			wrong: { total: subtract("amount", "profits") },
		},
	]),
	propertiesOf(copiedTradeRule, [
		neverNegative("reserved", subtract("left", "margin")),
		{
			says: "copies never reserve more than is left of the maximum amount",
			results: { reserved: {} },
			claim: isAtMost("reserved", "left"),
			wrong: { reserved: "margin" },
		},
		{
			says: "a copy never reserves more than the whole copy needs",
			results: { reserved: {} },
			claim: isAtMost("reserved", "margin"),
			wrong: { reserved: "left" },
		},
		rises("reserved", "left", subtract("margin", "left")),
		{
			says: "a smaller copy of a gain never gains more than the whole copy, up to half a millionth",
			results: { copied: { result: "copied" } },
			given: [isAtMost(zero, "profit")],
			claim: isAtMost("copied", sum(multiply("profit", "multiple"), halfMillionth)),
			wrong: { copied: multiply("profit", sum("multiple", "margin")) },
		},
		{
			says: "a smaller copy of a loss never loses more than the whole copy, up to half a millionth",
			results: { copied: { result: "copied" } },
			given: [isAtMost("profit", zero)],
			claim: isAtMost(subtract(multiply("profit", "multiple"), halfMillionth), "copied"),
			wrong: { copied: multiply("profit", sum("multiple", "margin")) },
		},
	]),
	propertiesOf(copiedQuantityRule, [
		neverNegative("copied", subtract("quantity", "multiple")),
		rises("copied", "multiple", subtract("quantity", "multiple")),
		{
			says: "the multiple 1 copies the size of the trader",
			results: { copied: { with: { multiple: decimal("1") } } },
			claim: equals("copied", "quantity"),
			wrong: { copied: sum("quantity", "multiple") },
		},
	]),
	propertiesOf(suggestedAmountRule, [
		{
			says: "the amount covers three typical orders",
			results: { amount: {} },
			claim: isAtMost(multiply("typicalMargin", decimal("3")), "amount"),
			wrong: { amount: round("typicalMargin", 2, "up") },
		},
		{
			says: "it is less than a cent above three typical orders",
			results: { amount: {} },
			claim: isAtMost(subtract("amount", multiply("typicalMargin", decimal("3"))), decimal("0.01")),
			wrong: { amount: round(multiply("typicalMargin", decimal("3")), 1, "up") },
		},
		{
			says: "the limit is at most a quarter of what is free",
			results: { limit: { result: "limit" } },
			given: [isAtMost(zero, "free")],
			claim: isAtMost(multiply("limit", decimal("4")), "free"),
			wrong: { limit: "free" },
		},
	]),
].flat();
