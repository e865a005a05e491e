import { decimal, zero } from "../money/decimal.ts";
import { falls, neverNegative, parts, propertiesOf, rises } from "../property/property.ts";
import {
	choose,
	divide,
	equals,
	isAtMost,
	multiply,
	percentage,
	round,
	subtract,
	sum,
} from "../rule/expression.ts";
import { breakEvenRule } from "./figures/break-even.rule.ts";
import { feeRule } from "./figures/fee.rule.ts";
import { floatingProfitRule } from "./figures/floating-profit.rule.ts";
import { freeAfterRule } from "./figures/free-after.rule.ts";
import { marginRule } from "./figures/margin.rule.ts";
import { netProfitRule } from "./figures/net-profit.rule.ts";
import { orderTotalRule } from "./figures/order-total.rule.ts";
import { orderValueRule } from "./figures/order-value.rule.ts";
import { returnOnMarginRule } from "./figures/return-on-margin.rule.ts";
import { quantityForValueRule } from "./sizing/quantity-for-value.rule.ts";

const cent = decimal("0.01");
const millionth = decimal("0.000001");
const contracts = multiply("quantity", "contractSize");
const value = multiply("quantity", "contractSize", "price");

export const contractProperties = [
	propertiesOf(marginRule, [
		neverNegative("margin", subtract("quantity", "contractSize")),
		rises("margin", "quantity", subtract("contractSize", "quantity")),
		rises("margin", "contractSize", subtract("quantity", "contractSize")),
		rises(
			"margin",
			"price",
			choose("marginMode", {
				fixed: contracts,
				leveraged: divide(contracts, sum("price", cent), 6, "half up"),
			}),
		),
		falls(
			"margin",
			"multiple",
			choose("marginMode", { fixed: contracts, leveraged: multiply(value, "multiple") }),
		),
		{
			says: "two halves of an order reserve what the whole reserves, up to a millionth each",
			results: parts("quantity"),
			claim: isAtMost(subtract(sum("first", "second"), "whole"), decimal("0.000002")),
			wrong: { margin: sum("quantity", cent) },
		},
		{
			says: "halving an order reserves no less, up to a millionth each",
			results: parts("quantity"),
			claim: isAtMost(subtract("whole", sum("first", "second")), decimal("0.000002")),
			wrong: { margin: round(contracts, 2, "down") },
		},
	]),
	propertiesOf(feeRule, [
		neverNegative("fee", subtract("feeRate", "quantity")),
		rises("fee", "feeRate", subtract("quantity", "feeRate")),
		{
			says: "two halves of an order pay the fee of the whole",
			results: parts("quantity", "margin"),
			claim: equals(sum("first", "second"), "whole"),
			wrong: {
				fee: choose("feeType", {
					"per-quantity": sum("quantity", "feeRate"),
					"per-margin": round(multiply("margin", "feeRate"), 2, "up"),
				}),
			},
		},
	]),
	propertiesOf(orderTotalRule, [
		neverNegative("total", subtract("margin", "fee")),
		rises("total", "margin", subtract("fee", "margin")),
		rises("total", "fee", subtract("margin", "fee")),
		{
			says: "an order whose total is free leaves no balance below zero",
			results: { total: {}, after: { rule: freeAfterRule } },
			given: [isAtMost("total", "free")],
			claim: isAtMost(zero, "after"),
			wrong: { total: "margin" },
		},
	]),
	propertiesOf(floatingProfitRule, [
		{
			says: "a sell loses what a buy gains",
			results: { buy: { cases: { direction: "buy" } }, sell: { cases: { direction: "sell" } } },
			claim: equals(sum("buy", "sell"), zero),
			wrong: {
				profit: choose("direction", {
					buy: round(multiply(subtract("price", "openPrice"), contracts), 2, "floor"),
					sell: round(multiply(subtract("openPrice", "price"), contracts), 2, "floor"),
				}),
			},
		},
		{
			says: "an unchanged price gives no profit",
			results: { profit: { with: { price: "openPrice" } } },
			claim: equals("profit", zero),
			wrong: { profit: value },
		},
		{
			...rises("profit", "price", subtract("openPrice", "price")),
			says: "the profit of a buy never falls when the price rises",
			results: {
				before: { cases: { direction: "buy" } },
				after: { cases: { direction: "buy" }, with: { price: sum("price", "more") } },
			},
		},
		{
			...falls("profit", "price", subtract("price", "openPrice")),
			says: "the profit of a sell never rises when the price rises",
			results: {
				before: { cases: { direction: "sell" } },
				after: { cases: { direction: "sell" }, with: { price: sum("price", "more") } },
			},
		},
	]),
	propertiesOf(freeAfterRule, [
		{
			says: "released margin is reserved margin: only the fee is missing afterwards",
			results: { reserved: {} },
			claim: equals(sum("reserved", "margin", "fee"), "free"),
			wrong: { freeAfter: subtract("free", "margin") },
		},
		falls("freeAfter", "fee", sum("free", "fee")),
	]),
	propertiesOf(netProfitRule, [
		falls("netProfit", "fee", sum("profit", "fee")),
		{
			says: "without cover it is never above the profit",
			results: { net: { cases: { cover: "missing" } } },
			claim: isAtMost("net", "profit"),
			wrong: { netProfit: sum("profit", "fee") },
		},
		{
			says: "net profit and fee are the profit and the cover",
			results: { net: { cases: { cover: "given" } } },
			claim: equals(sum("net", "fee"), sum("profit", "cover")),
			wrong: { netProfit: subtract("profit", "fee") },
		},
	]),
	propertiesOf(returnOnMarginRule, [
		rises("percent", "profit", subtract(zero, "profit")),
		{
			says: "a loss is never shown as a gain",
			results: { percent: {} },
			given: [isAtMost("profit", zero)],
			claim: isAtMost("percent", zero),
			wrong: { percent: percentage(sum("profit", "margin"), "margin", 2, "half up") },
		},
	]),
	propertiesOf(orderValueRule, [
		neverNegative("value", subtract("price", "quantity")),
		{
			says: "it is the margin without leverage",
			results: {
				value: {},
				margin: { rule: marginRule, cases: { marginMode: "leveraged" }, with: { multiple: decimal("1") } },
			},
			claim: equals("value", "margin"),
			wrong: { value: round(value, 2, "half up") },
		},
	]),
	propertiesOf(breakEvenRule, [
		{
			says: "the profit of a buy that is closed there pays its fee",
			results: {
				closed: { result: "price", cases: { direction: "buy" } },
				profit: { rule: floatingProfitRule, cases: { direction: "buy" }, with: { price: "closed" } },
			},
			claim: isAtMost("fee", sum("profit", millionth)),
			wrong: { price: sum("openPrice", divide("fee", contracts, 2, "down")) },
		},
		{
			says: "a sell breaks even at or below its open price",
			results: { closed: { result: "price", cases: { direction: "sell" } } },
			claim: isAtMost("closed", "openPrice"),
			wrong: { price: sum("openPrice", "fee") },
		},
		neverNegative("move", subtract("fee", "quantity")),
	]),
	propertiesOf(quantityForValueRule, [
		neverNegative("quantity", subtract("value", "price")),
		{
			says: "its value never exceeds the amount",
			results: { bought: {} },
			claim: isAtMost(multiply("bought", "contractSize", "price"), "value"),
			wrong: {
				quantity: multiply(divide("value", multiply("contractSize", "price", "step"), 0, "up"), "step"),
			},
		},
	]),
].flat();
