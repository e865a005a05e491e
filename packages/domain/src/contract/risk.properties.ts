import { decimal, hundred, zero } from "../money/decimal.ts";
import { falls, propertiesOf, rises } from "../property/property.ts";
import { divide, equals, isAtMost, multiply, percentage, subtract, sum } from "../rule/expression.ts";
import { hazardRateRule, stopOutLevel } from "./figures/hazard-rate.rule.ts";
import { hazardRateAfterRule } from "./figures/hazard-rate-after.rule.ts";
import { hazardRateWithoutRule } from "./figures/hazard-rate-without.rule.ts";
import { lockedShareRule } from "./figures/locked-share.rule.ts";
import { stopOutPriceRule } from "./figures/stop-out-price.rule.ts";

const cent = decimal("0.01");

export const riskProperties = [
	propertiesOf(hazardRateRule, [
		{
			...rises("hazardRate", "profit", percentage(subtract("free", "profit"), "margin", 2, "floor")),
			says: "it never rises when prices move against the positions, because their profit falls",
		},
		{
			says: "it is never above equity over margin",
			results: { rate: {} },
			given: [isAtMost(cent, "margin")],
			claim: isAtMost(multiply("rate", "margin"), multiply(sum("free", "locked", "profit"), hundred)),
			wrong: { hazardRate: percentage(sum("free", "locked", "profit"), "margin", 2, "half up") },
		},
	]),
	propertiesOf(hazardRateAfterRule, [
		{
			says: "it is the hazard rate of the balance without the fee, with both margins",
			results: {
				after: {},
				rate: {
					rule: hazardRateRule,
					with: { free: subtract("free", "fee"), margin: sum("heldMargin", "margin") },
				},
			},
			claim: equals("after", "rate"),
			wrong: {
				hazardRate: percentage(
					sum("free", "locked", "profit"),
					sum("heldMargin", "margin", cent),
					2,
					"floor",
				),
			},
		},
		falls("hazardRate", "fee", sum("fee", "margin")),
	]),
	propertiesOf(hazardRateWithoutRule, [
		rises("hazardRate", "hazardRate", subtract(zero, "hazardRate")),
		{
			says: "closing a position never lowers a rate that is not negative, up to a hundredth",
			results: { rate: {} },
			given: [isAtMost(zero, "hazardRate"), isAtMost(cent, "otherMargin")],
			claim: isAtMost(subtract("hazardRate", cent), "rate"),
			wrong: {
				hazardRate: divide(multiply("hazardRate", "otherMargin"), sum("margin", "otherMargin"), 2, "floor"),
			},
		},
		{
			says: "it is never above the same equity over the margin that is left",
			results: { rate: {} },
			given: [isAtMost(cent, "otherMargin")],
			claim: isAtMost(multiply("rate", "otherMargin"), multiply("hazardRate", sum("margin", "otherMargin"))),
			wrong: {
				hazardRate: divide(multiply("hazardRate", sum("margin", "otherMargin")), "otherMargin", 0, "up"),
			},
		},
	]),
	propertiesOf(stopOutPriceRule, [
		{
			says: "while the rate is above the level, a buy is closed below the price",
			results: { closedAt: { cases: { direction: "buy" } } },
			given: [isAtMost(stopOutLevel, "hazardRate")],
			claim: isAtMost("closedAt", "price"),
			wrong: { stopOutPrice: sum("price", "margin") },
		},
		{
			says: "while the rate is above the level, a sell is closed above the price",
			results: { closedAt: { cases: { direction: "sell" } } },
			given: [isAtMost(stopOutLevel, "hazardRate")],
			claim: isAtMost("price", "closedAt"),
			wrong: { stopOutPrice: subtract("price", "margin") },
		},
	]),
	propertiesOf(lockedShareRule, [
		rises("percent", "margin", subtract("free", "margin")),
		falls("percent", "free", sum("free", "margin")),
		{
			says: "it is never understated",
			results: { percent: {} },
			claim: isAtMost(multiply("margin", hundred), multiply("percent", "free")),
			wrong: { percent: percentage("margin", "free", 2, "down") },
		},
	]),
].flat();
