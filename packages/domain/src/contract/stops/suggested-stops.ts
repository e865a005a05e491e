import { BigDecimal } from "effect";
import { type Decimal, decimal, type Price, price, round } from "../../money/decimal.ts";
import type { Direction } from "../order/contract-order.ts";
import { type StopLimits, stopLimitsOf } from "./stop-price.ts";

const lossShare = decimal("0.005");
const gainShare = decimal("0.01");

/**
 * Suggested initial stops: half a percent of loss and one percent of profit, at least at the distance of
 * `contract.stop-distance`. Rounded half up to the instrument's precision.
 */
export const suggestedStops = (
	direction: Direction,
	reference: Price,
	pricePrecision: number,
): StopLimits | undefined => {
	const limits = stopLimitsOf(direction, reference, pricePrecision);
	if (!limits) return undefined;
	const below = (share: Decimal, limit: Price) =>
		BigDecimal.min(moved(reference, BigDecimal.negate(share), pricePrecision), limit);
	const above = (share: Decimal, limit: Price) =>
		BigDecimal.max(moved(reference, share, pricePrecision), limit);
	return direction === "buy"
		? {
				stopLoss: price(below(lossShare, limits.stopLoss)),
				takeProfit: price(above(gainShare, limits.takeProfit)),
			}
		: {
				stopLoss: price(above(lossShare, limits.stopLoss)),
				takeProfit: price(below(gainShare, limits.takeProfit)),
			};
};

const moved = (reference: Price, share: Decimal, digits: number): Decimal =>
	round(BigDecimal.sum(reference, BigDecimal.multiply(reference, share)), digits, "half up");
