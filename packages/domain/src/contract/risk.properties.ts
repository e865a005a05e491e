import { decimal, hundred, zero } from "../money/decimal.ts";
import { falls, propertiesOf, rises } from "../property/property.ts";
import {
	choose,
	divide,
	type Expression,
	equals,
	isAtMost,
	isSame,
	multiply,
	percentage,
	subtract,
	sum,
} from "../rule/expression.ts";
import { closingLevelRule } from "./figures/closing-level.rule.ts";
import { hazardRateRule, stopOutLevel } from "./figures/hazard-rate.rule.ts";
import { hazardRateAfterRule } from "./figures/hazard-rate-after.rule.ts";
import { hazardRateWithMoneyRule } from "./figures/hazard-rate-with-money.rule.ts";
import { hazardRateWithoutRule } from "./figures/hazard-rate-without.rule.ts";
import { lockedShareRule } from "./figures/locked-share.rule.ts";
import { marginRiskLevels } from "./figures/margin-risk.ts";
import { missingEquityRule } from "./figures/missing-equity.rule.ts";
import { sameMoveProfitRule } from "./figures/same-move-profit.rule.ts";
import { stopOutPriceRule } from "./figures/stop-out-price.rule.ts";

const cent = decimal("0.01");
/** Half of the last decimal of a share. */
const halfOfLast = decimal("0.00005");
/** The last decimal of a profit by a move. */
const tiny = decimal("0.000000000001");

/** A wrong profit in the same and in the opposite direction. */
const wrongGain = (same: Expression, opposite: Expression = same) => ({
	gained: choose(isSame("direction", "closedDirection"), { same, opposite }),
});

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
	propertiesOf(hazardRateWithMoneyRule, [
		rises("hazardRate", "amount", divide(subtract("hazardRate", "amount"), "margin", 2, "floor")),
		{
			says: "it is never above the equity with the amount over margin",
			results: { rate: {} },
			given: [isAtMost(cent, "margin")],
			claim: isAtMost(
				multiply("rate", "margin"),
				sum(multiply("hazardRate", "margin"), multiply("amount", hundred)),
			),
			wrong: { hazardRate: sum("hazardRate", "amount") },
		},
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
			says: "it is never understated by more than half of its last decimal",
			results: { percent: {} },
			claim: isAtMost(multiply("margin", hundred), multiply(sum("percent", halfOfLast), "free")),
			wrong: { percent: percentage("margin", "free", 2, "down") },
		},
		{
			says: "it is never overstated by more than half of its last decimal",
			results: { percent: {} },
			claim: isAtMost(
				multiply("percent", "free"),
				sum(multiply("margin", hundred), multiply("free", halfOfLast)),
			),
			wrong: { percent: percentage("margin", "free", 2, "up") },
		},
	]),
	propertiesOf(missingEquityRule, [
		falls("missing", "hazardRate", multiply("margin", "hazardRate")),
		{
			says: "with it the margin level is the safe one",
			results: { missing: {} },
			claim: equals(
				sum(multiply("missing", hundred), multiply("margin", "hazardRate")),
				multiply("margin", marginRiskLevels.safe),
			),
			wrong: { missing: multiply("margin", subtract(marginRiskLevels.safe, "hazardRate")) },
		},
	]),
	propertiesOf(sameMoveProfitRule, [
		{
			says: "a position of the same direction and quantity gains what the other one gained, up to its rounding",
			results: { gained: { cases: { direction: "same" }, with: { quantity: "closedQuantity" } } },
			claim: isAtMost(subtract("gained", "moved"), tiny),
			wrong: wrongGain(sum("moved", cent)),
		},
		{
			says: "the opposite direction loses exactly what the same direction gains",
			results: { same: { cases: { direction: "same" } }, opposite: { cases: { direction: "another" } } },
			claim: equals(sum("same", "opposite"), zero),
			wrong: wrongGain(sum("moved", cent), "moved"),
		},
	]),
	propertiesOf(closingLevelRule, [
		rises("closingLevel", "gained", subtract("hazardRate", "gained")),
		rises("closingLevel", "hazardRate", subtract("gained", "hazardRate")),
		{
			says: "without a gain it is the last reported level",
			results: { level: { with: { gained: zero } } },
			claim: equals("level", "hazardRate"),
			wrong: { closingLevel: sum("hazardRate", "margin") },
		},
	]),
].flat();
