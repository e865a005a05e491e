import { BigDecimal } from "effect";
import { type Decimal, decimal, divide } from "../../money/decimal.ts";
import { stopOutLevel } from "./hazard-rate.rule.ts";

/** `warning`: the margin level is low. `danger`: it is near the level at which the platform closes positions. */
export type MarginRisk = "none" | "warning" | "danger";

/**
 * Margin levels in percent at and below which a risk is shown (docs/assumptions.md, A-260), and at which the platform closes
 * positions.
 */
export const marginRiskLevels = {
	/** No warning is left above this level, see `margin`. */
	safe: decimal("160"),
	warning: decimal("150"),
	danger: decimal("100"),
	closing: stopOutLevel,
} as const;

/** Above this margin level the figure says nothing more, and changes with each cent of margin (docs/assumptions.md, A-645). */
export const marginLevelShownTo: Decimal = decimal("1000");

/**
 * A risk ends only when the margin level is this many percentage points above its limit, so that a level that fluctuates around
 * the limit is one risk.
 */
const margin = decimal("5");

/**
 * The risk of the open positions at a margin level in percent; `before` is the last result. Without open positions
 * there is none (Spec 1 §3, §4).
 */
export const marginRisk = (
	{ hazardRate, hasPositions }: { readonly hazardRate: Decimal | undefined; readonly hasPositions: boolean },
	before: MarginRisk,
): MarginRisk => {
	if (!hasPositions || hazardRate === undefined) return "none";
	const isWithin = (risk: "warning" | "danger", isKept: boolean) =>
		BigDecimal.isLessThanOrEqualTo(
			hazardRate,
			isKept ? BigDecimal.sum(marginRiskLevels[risk], margin) : marginRiskLevels[risk],
		);
	if (isWithin("danger", before === "danger")) return "danger";
	return isWithin("warning", before !== "none") ? "warning" : "none";
};

/** Margin levels in percent, each of which is an alarm of its own (docs/assumptions.md, A-681). */
const alarmLevels = [marginRiskLevels.danger, decimal("75"), decimal("60")];

/** How many alarm levels a margin level has reached; `before` is the last result. A level is left as in `marginRisk`. */
export const marginAlarms = (hazardRate: Decimal | undefined, before: number): number =>
	hazardRate === undefined
		? 0
		: alarmLevels.filter((level, index) =>
				BigDecimal.isLessThanOrEqualTo(hazardRate, index < before ? BigDecimal.sum(level, margin) : level),
			).length;

/**
 * The position of a margin level on a scale from 0 to the warning level, in whole percent, rounded down, for a progress bar.
 * Levels outside the scale are clamped to it.
 */
export const marginLevelPlace = (level: Decimal): number => {
	const bounded = BigDecimal.clamp(level, { minimum: decimal("0"), maximum: marginRiskLevels.warning });
	const share = divide(BigDecimal.multiply(bounded, decimal("100")), marginRiskLevels.warning, 0, "down");
	return share ? BigDecimal.toNumberUnsafe(share) : 0;
};
