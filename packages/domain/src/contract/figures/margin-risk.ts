import { BigDecimal } from "effect";
import { type Decimal, decimal } from "../../money/decimal.ts";

/** `warning`: the margin level is low. `danger`: it is near the level at which the platform closes positions. */
export type MarginRisk = "none" | "warning" | "danger";

/** Margin levels in percent at and below which a risk is shown (docs/assumptions.md, A-260). */
export const marginRiskLevels = { warning: decimal("150"), danger: decimal("100") } as const;

/** Percentage points above its level up to which a risk stays, so that a level around the limit is one risk. */
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
