import { decimal, hundred, zero } from "../money/decimal.ts";
import { falls, neverNegative, parts, propertiesOf, rises } from "../property/property.ts";
import { atLeastZero, equals, isAtMost, multiply, round, subtract, sum } from "../rule/expression.ts";
import { accruedInterestRule } from "./figures/accrued-interest.rule.ts";
import { amountToRepayRule } from "./figures/amount-to-repay.rule.ts";
import { dailyInterestRule } from "./figures/daily-interest.rule.ts";
import { daysLeftRule } from "./figures/days-left.rule.ts";
import { loanPenaltyRule } from "./figures/penalty.rule.ts";
import { ratePercentRule } from "./figures/rate-percent.rule.ts";
import { totalInterestRule } from "./figures/total-interest.rule.ts";

const one = decimal("1");
const daily = multiply("amount", "dailyRate");
const everyDay = { interest: multiply(daily, "loanPeriodDays") };
/** Without an end at the due date. */
const everyDayLent = { interest: multiply(daily, atLeastZero(subtract("daysLent", "freePeriodDays"))) };
const penalty = multiply("amount", "penaltyRate", "overdueDays");

export const loanProperties = [
	propertiesOf(ratePercentRule, [
		neverNegative("percent", subtract("rate", hundred)),
		rises("percent", "rate", subtract(hundred, "rate")),
		{
			says: "that percentage of an amount is its interest for one day",
			results: { percent: {}, interest: { rule: dailyInterestRule, with: { dailyRate: "rate" } } },
			claim: equals(multiply("amount", "percent"), multiply("interest", hundred)),
			wrong: { percent: sum("rate", hundred) },
		},
	]),
	propertiesOf(dailyInterestRule, [
		neverNegative("interest", subtract("amount", "dailyRate")),
		rises("interest", "amount", subtract("dailyRate", "amount")),
		rises("interest", "dailyRate", subtract("amount", "dailyRate")),
		{
			says: "two loans cost what one of both amounts costs",
			results: parts("amount"),
			claim: equals(sum("first", "second"), "whole"),
			wrong: { interest: round(daily, 2, "up") },
		},
	]),
	propertiesOf(totalInterestRule, [
		neverNegative("interest", multiply(daily, subtract("loanPeriodDays", "freePeriodDays"))),
		rises("interest", "amount", subtract("dailyRate", "amount")),
		rises("interest", "dailyRate", subtract("amount", "dailyRate")),
		rises("interest", "loanPeriodDays", subtract("amount", "loanPeriodDays")),
		falls("interest", "freePeriodDays", sum("amount", "freePeriodDays")),
		{
			says: "it is the daily interest of each day after the free ones",
			results: { total: {}, daily: { rule: dailyInterestRule } },
			given: [isAtMost("freePeriodDays", "loanPeriodDays")],
			claim: equals("total", multiply("daily", subtract("loanPeriodDays", "freePeriodDays"))),
			wrong: everyDay,
		},
		{
			says: "a loan of free days only costs nothing",
			results: { total: {} },
			given: [isAtMost("loanPeriodDays", "freePeriodDays")],
			claim: equals("total", zero),
			wrong: everyDay,
		},
	]),
	propertiesOf(accruedInterestRule, [
		neverNegative("interest", multiply(daily, subtract("daysLent", "freePeriodDays"))),
		rises("interest", "daysLent", multiply(daily, atLeastZero(subtract("freePeriodDays", "daysLent")))),
		{
			says: "it is never above the total interest",
			results: { interest: {}, total: { rule: totalInterestRule } },
			claim: isAtMost("interest", "total"),
			wrong: everyDayLent,
		},
		{
			says: "from the due date on it is the total interest",
			results: { interest: {}, total: { rule: totalInterestRule } },
			given: [isAtMost("loanPeriodDays", "daysLent")],
			claim: equals("interest", "total"),
			wrong: everyDayLent,
		},
	]),
	propertiesOf(loanPenaltyRule, [
		neverNegative("penalty", subtract("amount", "penaltyRate")),
		rises("penalty", "amount", subtract("penaltyRate", "amount")),
		rises("penalty", "penaltyRate", subtract("amount", "penaltyRate")),
		rises("penalty", "overdueDays", subtract("amount", "overdueDays")),
		{
			says: "there is none on the due date",
			results: { penalty: { with: { overdueDays: zero } } },
			claim: equals("penalty", zero),
			wrong: { penalty: multiply("amount", "penaltyRate", sum("overdueDays", one)) },
		},
		{
			says: "it is never above the principal while rate and days make at most 1",
			results: { penalty: {} },
			given: [isAtMost(multiply("penaltyRate", "overdueDays"), one)],
			claim: isAtMost("penalty", "amount"),
			wrong: { penalty: round(penalty, 1, "up") },
		},
	]),
	propertiesOf(daysLeftRule, [
		neverNegative("daysLeft", subtract("loanPeriodDays", "daysLent")),
		neverNegative("overdueDays", subtract("daysLent", "loanPeriodDays")),
		falls("daysLeft", "daysLent", sum("loanPeriodDays", "daysLent")),
		rises("overdueDays", "daysLent", subtract("loanPeriodDays", "daysLent")),
		{
			says: "a loan with days left has no overdue days",
			results: { left: { result: "daysLeft" }, overdue: { result: "overdueDays" } },
			claim: equals(multiply("left", "overdue"), zero),
			wrong: { overdueDays: "daysLent" },
		},
		{
			says: "days lent and days left are the period and the overdue days",
			results: { left: { result: "daysLeft" }, overdue: { result: "overdueDays" } },
			claim: equals(sum("daysLent", "left"), sum("loanPeriodDays", "overdue")),
			wrong: { daysLeft: atLeastZero(subtract("daysLent", "loanPeriodDays")) },
		},
	]),
	propertiesOf(amountToRepayRule, [
		neverNegative("amount", subtract("principal", "penalty")),
		rises("amount", "principal", subtract("interest", "principal")),
		rises("amount", "interest", subtract("principal", "interest")),
		rises("amount", "penalty", subtract("principal", "penalty")),
		{
			says: "it is never below the principal",
			results: { amount: {} },
			claim: isAtMost("principal", "amount"),
			wrong: { amount: sum("interest", "penalty") },
		},
		{
			says: "without interest and penalty it is the principal",
			results: { amount: { with: { interest: zero, penalty: zero } } },
			claim: equals("amount", "principal"),
			wrong: { amount: sum("principal", "principal", "interest", "penalty") },
		},
	]),
].flat();
