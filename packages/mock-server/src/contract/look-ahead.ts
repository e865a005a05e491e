import { stopOutLevel } from "@tradewind/domain/contract";
import type { Price } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import type { Instrument, PriceRange } from "../market/instrument.ts";
import { levels } from "../market/price/levels.ts";
import { hasReached, hitsStop } from "./matching.ts";
import { isHolding, type Order } from "./order.ts";
import type { OrderBook } from "./order-book.ts";
import type { Totals } from "./totals.ts";

/** A time until a moment; calm if no quote in it can fill, stop or close an order. */
export interface Stretch {
	readonly until: number;
	readonly isCalm: boolean;
}

/**
 * Finds the time in which no quote changes an order, from the bars of the market and without a look at each quote: the whole bar
 * touches no target and no stop, and leaves every customer above the stop-out level even if all their orders had the worst
 * price of it at once. It tries the longest bars first. Only quotes may change orders or money meanwhile.
 */
export const createLookAhead = (book: OrderBook, totals: Totals) => {
	const isCalm = (level: number, from: number, until: number): boolean => {
		const ranges = new Map(
			book
				.openInstruments()
				.map((each): [Instrument, PriceRange] => [each, each.priceRange(level, from, until)]),
		);
		const holders = new Set<number>();
		for (const [instrument, range] of ranges)
			for (const order of book.openIn(instrument)) {
				if (touches(order, range)) return false;
				if (isHolding(order)) holders.add(order.customerId);
			}
		const worstPrice = ({ instrument, direction, askedPrice }: Order): Price =>
			ranges.get(instrument)?.[direction === "buy" ? "low" : "high"] ?? askedPrice;
		return [...holders].every((customerId) =>
			BigDecimal.isGreaterThan(totals.hazardRate(customerId, worstPrice), stopOutLevel),
		);
	};

	return (from: number, target: number): Stretch => {
		const endOf = (seconds: number): number => {
			const ms = seconds * 1000;
			return Math.min(target, (Math.floor((from + 1) / ms) + 1) * ms - 1);
		};
		for (const [level, { seconds }] of levels.entries()) {
			const until = endOf(seconds);
			if (isCalm(level, from, until)) return { until, isCalm: true };
		}
		return { until: endOf(levels[levels.length - 1]?.seconds ?? 60), isCalm: false };
	};
};

export type LookAhead = ReturnType<typeof createLookAhead>;

/** Whether one of the prices would fill, stop or close the order. */
const touches = (order: Order, { low, high }: PriceRange): boolean =>
	isHolding(order)
		? hitsStop(order, low) || hitsStop(order, high)
		: hasReached(order, low) || hasReached(order, high);
