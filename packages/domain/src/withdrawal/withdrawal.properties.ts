import { decimal, hundred, zero } from "../money/decimal.ts";
import { falls, neverNegative, parts, propertiesOf, rises } from "../property/property.ts";
import {
	atLeastZero,
	divide,
	type Expression,
	equals,
	isAtMost,
	multiply,
	round,
	shift,
	subtract,
	sum,
} from "../rule/expression.ts";
import { withdrawalFeeRule } from "./figures/fee.rule.ts";
import { withdrawalLeftRule } from "./figures/left.rule.ts";
import { withdrawalMaxRule } from "./figures/max.rule.ts";
import { withdrawalRateRule } from "./figures/rate.rule.ts";
import { receivedDecimals, withdrawalReceiveRule } from "./figures/receive.rule.ts";
import { withdrawalRoundingCostRule } from "./figures/rounding-cost.rule.ts";
import { withdrawalUsdValueRule } from "./figures/usd-value.rule.ts";

const cent = decimal("0.01");
const halfCent = decimal("0.005");
/** What is left of the amount, in dollars. */
const paidOut = multiply(subtract("amount", "fee"), "accountPrice");
const isCovered = isAtMost("fee", "amount");
/** A wrong received amount. */
const received = (value: Expression, rounding: "down" | "up" = "down", digits = 2) => ({
	receive: divide(value, "usdPrice", digits, rounding),
});
/** A wrong cost of rounding. */
const cost = (value: Expression) => ({ roundingCost: divide(value, "accountPrice", 2, "half up") });
const percentFee = shift(multiply("amount", "drawRate"), 2);

export const withdrawalProperties = [
	propertiesOf(withdrawalFeeRule, [
		neverNegative("fee", subtract("drawRate", "amount")),
		rises("fee", "drawRate", subtract("amount", "drawRate")),
		rises("fee", "amount", subtract("drawRate", "amount")),
		{
			says: "a fixed fee does not depend on the amount",
			results: {
				first: { cases: { feeType: "fixed" }, with: { amount: "one" } },
				second: { cases: { feeType: "fixed" }, with: { amount: "other" } },
			},
			claim: equals("first", "second"),
			wrong: { fee: percentFee },
		},
		{
			says: "a fee of at most 100 percent is never above the amount",
			results: { fee: { cases: { feeType: "percent" } } },
			given: [isAtMost("drawRate", hundred)],
			claim: isAtMost("fee", "amount"),
			wrong: { fee: shift(multiply("amount", "drawRate"), 1) },
		},
		{
			says: "two withdrawals pay the percentage of one of both amounts",
			results: Object.fromEntries(
				Object.entries(parts("amount")).map(([name, part]) => [
					name,
					{ ...part, cases: { feeType: "percent" } },
				]),
			),
			claim: equals(sum("first", "second"), "whole"),
			wrong: { fee: round(percentFee, 2, "up") },
		},
	]),
	propertiesOf(withdrawalReceiveRule, [
		neverNegative("receive", received(paidOut).receive),
		rises("receive", "amount", received(atLeastZero(subtract("fee", "amount"))).receive),
		rises("receive", "accountPrice", received(atLeastZero(subtract("amount", "accountPrice"))).receive),
		falls("receive", "fee", received(multiply(sum("amount", "fee"), "accountPrice")).receive),
		falls("receive", "usdPrice", round(multiply("amount", "usdPrice"), 2, "down")),
		{
			says: "nothing is received of an amount that does not cover the fee",
			results: { receive: {} },
			given: [isAtMost("amount", "fee")],
			claim: equals("receive", zero),
			wrong: received(multiply("amount", "accountPrice")),
		},
		{
			says: "it is never worth more than the amount without its fee",
			results: { receive: {} },
			given: [isCovered],
			claim: isAtMost(multiply("receive", "usdPrice"), paidOut),
			wrong: received(paidOut, "up"),
		},
		...Object.entries(receivedDecimals).map(([kind, digits]) => ({
			says: `${kind}: less than a unit of its last decimal is lost by rounding`,
			results: { receive: { cases: { kind } } },
			claim: isAtMost(
				paidOut,
				multiply(sum("receive", decimal(digits === 2 ? "0.01" : "0.0001")), "usdPrice"),
			),
			wrong: received(paidOut, "down", 0),
		})),
	]),
	propertiesOf(withdrawalMaxRule, [
		neverNegative("max", "balance"),
		rises("max", "balance", subtract(zero, "balance")),
		{
			says: "it is never above a balance that is not negative",
			results: { max: {} },
			given: [isAtMost(zero, "balance")],
			claim: isAtMost("max", "balance"),
			wrong: { max: round(atLeastZero("balance"), 1, "up") },
		},
		{
			says: "it leaves less than a cent",
			results: { max: {} },
			claim: isAtMost(subtract("balance", "max"), cent),
			wrong: { max: round(atLeastZero("balance"), 0, "down") },
		},
		{
			says: "a balance that is not negative always covers it",
			results: { max: {}, left: { rule: withdrawalLeftRule, with: { amount: "max" } } },
			given: [isAtMost(zero, "balance")],
			claim: isAtMost(zero, "left"),
			wrong: { max: round(atLeastZero("balance"), 0, "half up") },
		},
	]),
	propertiesOf(withdrawalRateRule, [
		neverNegative("rate", subtract("accountPrice", "usdPrice")),
		rises("rate", "accountPrice", subtract("usdPrice", "accountPrice")),
		falls("rate", "usdPrice", sum("usdPrice", "accountPrice")),
		{
			says: "it is never above the quotient of the prices",
			results: { rate: {} },
			claim: isAtMost(multiply("rate", "usdPrice"), "accountPrice"),
			wrong: { rate: divide("accountPrice", "usdPrice", 18, "up") },
		},
	]),
	propertiesOf(withdrawalRoundingCostRule, [
		neverNegative("roundingCost", cost(subtract(paidOut, multiply("receive", "usdPrice"))).roundingCost),
		{
			says: "it is never above the amount without its fee, up to half a cent",
			results: { cost: {} },
			given: [isCovered],
			claim: isAtMost("cost", sum(subtract("amount", "fee"), halfCent)),
			wrong: cost(multiply("amount", "accountPrice")),
		},
		{
			says: "fee, received amount and rounding are not less than the amount, up to half a cent",
			results: { cost: {} },
			given: [isCovered],
			claim: isAtMost(
				paidOut,
				sum(multiply("receive", "usdPrice"), multiply(sum("cost", halfCent), "accountPrice")),
			),
			wrong: { roundingCost: zero },
		},
		{
			says: "fee, received amount and rounding are not more than the amount, up to half a cent",
			results: {
				received: { rule: withdrawalReceiveRule },
				cost: { with: { receive: "received" } },
			},
			given: [isCovered],
			claim: isAtMost(
				sum(multiply("received", "usdPrice"), multiply("cost", "accountPrice")),
				sum(paidOut, multiply(halfCent, "accountPrice")),
			),
			wrong: cost(atLeastZero(subtract(multiply("amount", "accountPrice"), multiply("receive", "usdPrice")))),
		},
	]),
	propertiesOf(withdrawalUsdValueRule, [
		neverNegative("usdValue", subtract("usdPrice", "receive")),
		rises("usdValue", "receive", subtract("usdPrice", "receive")),
		rises("usdValue", "usdPrice", subtract("receive", "usdPrice")),
		{
			says: "what a withdrawal pays is never worth more than what it took",
			results: { received: { rule: withdrawalReceiveRule }, value: { with: { receive: "received" } } },
			claim: isAtMost("value", multiply("amount", "accountPrice")),
			wrong: { usdValue: round(multiply("receive", "usdPrice"), 2, "up") },
		},
	]),
	propertiesOf(withdrawalLeftRule, [
		rises("left", "balance", subtract("amount", "balance")),
		falls("left", "amount", sum("balance", "amount")),
		{
			says: "amount and rest are the balance",
			results: { left: {} },
			claim: equals(sum("left", "amount"), "balance"),
			wrong: { left: sum("balance", "amount") },
		},
	]),
].flat();
