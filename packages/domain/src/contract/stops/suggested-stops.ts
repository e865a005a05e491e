import { BigDecimal } from "effect";
import { type Decimal, decimal, type Price, price, round } from "../../money/decimal.ts";
import type { Direction } from "../order/contract-order.ts";
import type { StopLimits } from "./stop-price.ts";

const lossShare = decimal("0.005");
const gainShare = decimal("0.01");
const minimumPoints = 10n;

/**
 * Suggested initial stops: half a percent of loss and one percent of profit, at least 10 points (units of the last
 * digit of the price) from the reference price and at least one point above zero. Rounded half up to the instrument's
 * precision.
 */
export const suggestedStops = (
	direction: Direction,
	reference: Price,
	pricePrecision: number,
): StopLimits => {
	const point = BigDecimal.make(1n, pricePrecision);
	const nearest = BigDecimal.make(minimumPoints, pricePrecision);
	const distance = (share: Decimal) =>
		BigDecimal.max(round(BigDecimal.multiply(reference, share), pricePrecision, "half up"), nearest);
	const at = (moved: Decimal): Price => price(BigDecimal.max(round(moved, pricePrecision, "half up"), point));
	const below = (share: Decimal) => at(BigDecimal.subtract(reference, distance(share)));
	const above = (share: Decimal) => at(BigDecimal.sum(reference, distance(share)));
	return direction === "buy"
		? { stopLoss: below(lossShare), takeProfit: above(gainShare) }
		: { stopLoss: above(lossShare), takeProfit: below(gainShare) };
};
