import {
	type Decimal,
	decimal,
	divide,
	type Price,
	price,
	quantity,
	rate,
	zero,
} from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { createRandom } from "../random/random.ts";
import type { Listing, Terms } from "./listing.ts";
import type { Bar } from "./price/bar.ts";
import { levelOf, type PeriodName, secondsOf } from "./price/levels.ts";
import { createPriceCourse } from "./price/price-course.ts";
import { createPricePath } from "./price/price-path.ts";
import { toPrice, toTicks } from "./price/ticks.ts";

/** A bar and its start, in seconds since 1970-01-01 UTC. */
export interface TimedBar extends Bar {
	readonly time: number;
}

const minuteMs = 60_000;
/** Bounds of a price. */
export interface PriceRange {
	readonly low: Price;
	readonly high: Price;
}

/** A price at a moment, to which the control moves the price: by a jump, or in a straight line. */
export interface PricePoint {
	readonly at: number;
	readonly price: Price;
	readonly isJump: boolean;
}

/** How many times its own length a history is searched back, across pauses of trading. */
const lookBack = 3;

/**
 * An instrument with its price at any moment (milliseconds). It quotes every `stepMs`, `phaseMs` after the full step, so
 * that a market's quotes do not all come at once.
 */
export const createInstrument = (initial: Listing, seed: string, phaseMs: number) => {
	let listing = initial;
	const { precision, stepMs } = listing;
	const stepsPerMinute = minuteMs / stepMs;
	const path = createPricePath({
		start: toTicks(price(decimal(listing.startPrice)), precision),
		volatility: listing.volatility,
		volume: listing.volume,
		closedHours: listing.closedHours,
		random: createRandom(`${seed}/${listing.code}`),
		stepsPerMinute,
	});
	const course = createPriceCourse(path, stepsPerMinute);
	const stepAt = (at: number) => Math.floor((at - phaseMs) / stepMs);
	const momentOf = (step: number) => step * stepMs + phaseMs;
	const secondsAt = (at: number) => Math.floor((stepAt(at) * stepMs) / 1000);
	const shown = (at: number): Price => toPrice(course.price(stepAt(at)), precision);

	/** The forming bar of a period at a moment; `undefined` before the first trade in it. */
	const forming = (period: PeriodName, at: number): TimedBar | undefined => {
		const level = levelOf(period);
		return timed(level, Math.floor(secondsAt(at) / secondsOf(level)), at);
	};
	const timed = (level: number, index: number, at: number): TimedBar | undefined => {
		const bar = course.bar(level, index, stepAt(at));
		return bar && { ...bar, time: index * secondsOf(level) };
	};

	let interventions = 0;

	/** Cached, because every quote reads it and it does not change within the day. */
	let openOfDay: { day: number; price: Price } | undefined;
	const dayOpen = (at: number): Price => {
		const day = Math.floor(secondsAt(at) / secondsOf(0));
		if (openOfDay?.day === day) return openOfDay.price;
		const bar = forming("1day", at);
		if (!bar) return shown(at);
		openOfDay = { day, price: toPrice(bar.open, precision) };
		return openOfDay.price;
	};

	return {
		/** With its current terms. */
		get listing(): Listing {
			return listing;
		},
		/** Changes its terms, for new orders. */
		setTerms: (changed: Partial<Terms>): void => {
			listing = { ...listing, ...changed };
		},
		contractSize: quantity(decimal(listing.contractSize)),
		feeRate: (basis: "per-quantity" | "per-margin") =>
			rate(decimal(basis === "per-quantity" ? listing.feeRate : listing.marginFeeRate)),
		/** The number of the last quote at a moment; it grows by one with every quote. */
		stepAt,
		/** How often its course was changed: until then, all that is known at a step stays the same. */
		interventions: (): number => interventions,
		isOpen: (at: number): boolean => course.isOpen(stepAt(at)),
		/** Whether the market is open and its quotes have not stopped. */
		isQuoting: (at: number): boolean => course.isQuoting(stepAt(at)),
		price: shown,
		/** Bounds of the price from a moment to a later one, as narrow as the bars of a level make them. */
		priceRange: (level: number, from: number, to: number): PriceRange => {
			const { low, high } = course.range(level, stepAt(from), stepAt(to));
			return { low: toPrice(low, precision), high: toPrice(high, precision) };
		},
		/** When the last quote before a moment was made. */
		quotedAt: (at: number): number => momentOf(course.stoppedAt(stepAt(at)) ?? stepAt(at)),
		forming,
		/** The last `count` bars with trade, oldest first, the last one still forming. */
		bars: (period: PeriodName, at: number, count: number): readonly TimedBar[] => {
			const level = levelOf(period);
			const last = Math.floor(secondsAt(at) / secondsOf(level));
			const found: TimedBar[] = [];
			for (let index = last; found.length < count && index > last - count * lookBack; index--) {
				const bar = timed(level, index, at);
				if (bar) found.push(bar);
			}
			return found.reverse();
		},
		/** The day's figures, GMT; before the first trade all are the current price. */
		day: (at: number) => {
			const bar = forming("1day", at) ?? course.still(stepAt(at));
			return {
				open: toPrice(bar.open, precision),
				high: toPrice(bar.high, precision),
				low: toPrice(bar.low, precision),
			};
		},
		/** Percent since the day's open, signed. */
		change: (at: number): Decimal => percentChange(dayOpen(at), shown(at)),
		pin: (at: number, value: Price): void => {
			interventions += 1;
			course.pin(stepAt(at), toTicks(value, precision));
		},
		/** Moves the price to each of the points; after the last one its own movement continues. */
		follow: (at: number, points: readonly PricePoint[]): void => {
			interventions += 1;
			const steps = points.map((point) => ({
				step: stepAt(point.at),
				at: toTicks(point.price, precision),
				isJump: point.isJump,
			}));
			course.follow(stepAt(at), steps);
		},
		/** Stops the quotes of an open market, or lets them continue from the same price. */
		setQuoting: (at: number, isQuoting: boolean): void => {
			if (isQuoting === course.isQuoting(stepAt(at)) || !course.isOpen(stepAt(at))) return;
			interventions += 1;
			if (isQuoting) course.release(stepAt(at));
			else course.hold(stepAt(at), false);
		},
		/** `reopensAt` is when a market that this closes opens again, if that is planned. */
		setOpen: (at: number, open: boolean, reopensAt?: number): void => {
			if (open === course.isOpen(stepAt(at))) return;
			interventions += 1;
			if (open) course.release(stepAt(at));
			else course.hold(stepAt(at));
			if (!open && reopensAt !== undefined) course.release(stepAt(reopensAt));
		},
		/** When the market next opens or closes; `undefined` if nothing is planned within a day. */
		nextChangeAt: (at: number): number | undefined => {
			const step = course.nextChangeAt(stepAt(at));
			return step === undefined ? undefined : momentOf(step);
		},
	};
};

export type Instrument = ReturnType<typeof createInstrument>;

const percentChange = (from: Price, to: Price): Decimal =>
	divide(BigDecimal.multiply(BigDecimal.subtract(to, from), decimal("100")), from, 2, "half up") ?? zero;
