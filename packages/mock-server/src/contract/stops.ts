import { type Direction, stopDistanceRule } from "@tradewind/domain/contract";
import { type Price, toText } from "@tradewind/domain/money";
import { BigDecimal, Equal, Result } from "effect";
import { type Refusal, refuse } from "../api/answer.ts";
import type { Instrument } from "../market/instrument.ts";
import { hasTooManyDecimals } from "./wire-figures.ts";

export interface Stops {
	readonly stopLoss: Price | undefined;
	readonly takeProfit: Price | undefined;
}

/** The stops that change. One that stays is not checked again: the price may have passed it. */
export const changedStops = (stops: Stops, present: Stops): Stops => ({
	stopLoss: Equal.equals(stops.stopLoss, present.stopLoss) ? undefined : stops.stopLoss,
	takeProfit: Equal.equals(stops.takeProfit, present.takeProfit) ? undefined : stops.takeProfit,
});

/** Checks that stops are on their side of the reference price (Spec 1 §5). */
export const checkStops = (
	stops: Stops,
	{ instrument, direction, reference }: { instrument: Instrument; direction: Direction; reference: Price },
): Result.Result<Stops, Refusal> => {
	const { precision } = instrument.listing;
	const { stopLoss, takeProfit } = stops;
	if ([stopLoss, takeProfit].some((stop) => hasTooManyDecimals(stop, precision)))
		return refuse("order.tooManyDecimals", { digits: String(precision) });
	const limits = Result.getOrThrow(stopDistanceRule.compute({ direction, reference }));
	const [lossSide, profitSide] = direction === "buy" ? lowerThenHigher : higherThenLower;
	if (stopLoss && isBeyond(stopLoss, limits.stopLoss, lossSide))
		return refuse(lossSide === "lower" ? "order.stopLossAtMost" : "order.stopLossAtLeast", {
			limit: toText(limits.stopLoss),
		});
	if (takeProfit && isBeyond(takeProfit, limits.takeProfit, profitSide))
		return refuse(profitSide === "lower" ? "order.takeProfitAtMost" : "order.takeProfitAtLeast", {
			limit: toText(limits.takeProfit),
		});
	return Result.succeed(stops);
};

const lowerThenHigher = ["lower", "higher"] as const;
const higherThenLower = ["higher", "lower"] as const;

const isBeyond = (stop: Price, limit: BigDecimal.BigDecimal, side: "lower" | "higher"): boolean =>
	side === "lower" ? BigDecimal.isGreaterThan(stop, limit) : BigDecimal.isLessThan(stop, limit);
