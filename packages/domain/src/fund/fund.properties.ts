import { decimal, hundred, zero } from "../money/decimal.ts";
import { differsByHalf, falls, neverNegative, parts, propertiesOf, rises } from "../property/property.ts";
import {
	atLeastZero,
	divide,
	equals,
	isAtMost,
	multiply,
	round,
	shift,
	subtract,
	sum,
} from "../rule/expression.ts";
import { fundDailyProfitRule } from "./figures/daily-profit.rule.ts";
import { daysPaidRule } from "./figures/days-paid.rule.ts";
import { displaySummaryRule } from "./figures/display-summary.rule.ts";
import { exitCostRule } from "./figures/exit-cost.rule.ts";
import { fundTotalProfitRule } from "./figures/total-profit.rule.ts";
import { redemptionPenaltyRule } from "./redemption/redemption-penalty.rule.ts";
import { returnedAmountRule } from "./redemption/returned-amount.rule.ts";

const one = decimal("1");
const dailyProfit = shift(multiply("amount", "dividendPercent"), 2);
const penalty = shift(multiply("shareAmount", "liquidatedDamagesPercent"), 2);

export const fundProperties = [
	propertiesOf(fundDailyProfitRule, [
		neverNegative("profit", subtract("amount", "dividendPercent")),
		rises("profit", "amount", subtract("dividendPercent", "amount")),
		rises("profit", "dividendPercent", subtract("amount", "dividendPercent")),
		{
			says: "it is never above that percentage of the amount",
			results: { profit: {} },
			claim: isAtMost(multiply("profit", hundred), multiply("amount", "dividendPercent")),
			wrong: { profit: round(dailyProfit, 2, "up") },
		},
		{
			says: "two subscriptions never earn more than one of both amounts",
			results: parts("amount"),
			claim: isAtMost(sum("first", "second"), "whole"),
			wrong: { profit: round(dailyProfit, 2, "half up") },
		},
		{
			says: "two subscriptions earn at most a ten-thousandth less than one of both amounts",
			results: parts("amount"),
			claim: isAtMost(subtract("whole", "first", "second"), decimal("0.0001")),
			wrong: { profit: round(dailyProfit, 2, "down") },
		},
	]),
	propertiesOf(fundTotalProfitRule, [
		neverNegative("profit", subtract("dailyProfit", "lockDays")),
		rises("profit", "dailyProfit", subtract("lockDays", "dailyProfit")),
		rises("profit", "lockDays", subtract("dailyProfit", "lockDays")),
		{
			says: "profit that is paid and profit that is still to be paid are the total: no day is paid twice",
			results: parts("lockDays"),
			claim: equals(sum("first", "second"), "whole"),
			wrong: { profit: multiply("dailyProfit", sum("lockDays", one)) },
		},
	]),
	propertiesOf(redemptionPenaltyRule, [
		neverNegative("penalty", subtract("shareAmount", "liquidatedDamagesPercent")),
		rises("penalty", "shareAmount", subtract("liquidatedDamagesPercent", "shareAmount")),
		rises("penalty", "liquidatedDamagesPercent", subtract("shareAmount", "liquidatedDamagesPercent")),
		{
			says: "it is never above the amount while the percentage is at most 100",
			results: { penalty: {} },
			given: [isAtMost("liquidatedDamagesPercent", hundred)],
			claim: isAtMost("penalty", "shareAmount"),
			wrong: { penalty: shift(multiply("shareAmount", "liquidatedDamagesPercent"), 1) },
		},
		{
			says: "two redemptions cost what one of both amounts costs",
			results: parts("shareAmount"),
			claim: equals(sum("first", "second"), "whole"),
			wrong: { penalty: round(penalty, 2, "up") },
		},
	]),
	propertiesOf(returnedAmountRule, [
		neverNegative("returned", subtract("shareAmount", "penalty")),
		rises("returned", "shareAmount", atLeastZero(subtract("penalty", "shareAmount"))),
		falls("returned", "penalty", sum("shareAmount", "penalty")),
		{
			says: "a redemption never returns more than was invested",
			results: { returned: {} },
			claim: isAtMost("returned", "shareAmount"),
			wrong: { returned: sum("shareAmount", "penalty") },
		},
		{
			says: "returned amount and penalty are the amount while the percentage is at most 100",
			results: {
				penalty: { rule: redemptionPenaltyRule },
				returned: { with: { penalty: "penalty" } },
			},
			given: [isAtMost("liquidatedDamagesPercent", hundred)],
			claim: equals(sum("returned", "penalty"), "shareAmount"),
			wrong: { returned: "shareAmount" },
		},
	]),
	propertiesOf(exitCostRule, [
		neverNegative("cost", subtract("dailyProfit", "penalty")),
		rises("cost", "penalty", subtract("dailyProfit", "penalty")),
		rises("cost", "dailyProfit", subtract("penalty", "dailyProfit")),
		rises("cost", "daysLeft", subtract("penalty", "daysLeft")),
		{
			says: "it is the penalty and the profit that is still to be paid",
			results: { cost: {}, profit: { rule: fundTotalProfitRule, with: { lockDays: "daysLeft" } } },
			claim: equals("cost", sum("penalty", "profit")),
			wrong: { cost: multiply("dailyProfit", "daysLeft") },
		},
		{
			says: "on the last day it is the penalty",
			results: { cost: { with: { daysLeft: zero } } },
			claim: equals("cost", "penalty"),
			wrong: { cost: sum("penalty", "dailyProfit") },
		},
	]),
	propertiesOf(displaySummaryRule, [
		rises("amount", "amount", subtract(zero, "amount")),
		...differsByHalf("amount", "0.00005"),
	]),
	propertiesOf(daysPaidRule, [
		rises("days", "totalProfit", subtract("dailyProfit", "totalProfit")),
		{
			says: "the income of the days is never more than what was paid",
			results: { days: {} },
			claim: isAtMost(multiply("days", "dailyProfit"), "totalProfit"),
			wrong: { days: divide("totalProfit", "dailyProfit", 0, "up") },
		},
	]),
].flat();
