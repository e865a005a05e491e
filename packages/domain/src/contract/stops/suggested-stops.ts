import { Result } from "effect";
import { type Price, price } from "../../money/decimal.ts";
import type { Direction } from "../order/contract-order.ts";
import type { StopLimits } from "./stop-price.ts";
import { suggestedStopsRule } from "./suggested-stops.rule.ts";

/** Suggested initial stops around a price of zero or more, by `contract.suggested-stops`. */
export const suggestedStops = (direction: Direction, reference: Price, digits: number): StopLimits => {
	const stops = Result.getOrThrow(suggestedStopsRule.compute({ direction, reference, digits }));
	return { stopLoss: price(stops.stopLoss), takeProfit: price(stops.takeProfit) };
};
