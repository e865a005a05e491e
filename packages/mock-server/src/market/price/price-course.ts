import { type Bar, barOfPrices, flatBar, joinBars, shiftBar } from "./bar.ts";
import { minuteLevel, partsOf, secondsOf } from "./levels.ts";
import type { PricePath } from "./price-path.ts";
import { priceIn, rangeIn, rangeOf, type Segment, type TickRange } from "./segment.ts";
import type { Ticks } from "./ticks.ts";

/** A price that is to be reached at a step. */
export interface PathPoint {
	readonly step: number;
	readonly at: Ticks;
	/** The price moves by itself until then, and jumps. Else it moves there in a straight line. */
	readonly isJump: boolean;
}

/** The actual price: the path with the interventions of the control. */
export const createPriceCourse = (path: PricePath, stepsPerMinute: number) => {
	const undisturbed: Segment = { kind: "walk", fromStep: Number.NEGATIVE_INFINITY, shift: 0 };
	let segments: readonly Segment[] = [undisturbed];

	const segmentAt = (step: number): Segment =>
		segments.findLast(({ fromStep }) => fromStep <= step) ?? undisturbed;
	const price = (step: number): Ticks => priceIn(segmentAt(step), step, path);
	const isQuoting = (step: number): boolean => segmentAt(step).kind !== "held" && path.isOpen(step);
	const isOpen = (step: number): boolean => {
		const segment = segmentAt(step);
		return path.isOpen(step) && !(segment.kind === "held" && segment.isClosed);
	};
	const stepsIn = (level: number): number => (secondsOf(level) / 60) * stepsPerMinute;

	/** The next step at which the market opens or closes: at a full hour of the next day, or where a segment begins. */
	const nextChangeAt = (step: number): number | undefined => {
		const hour = stepsPerMinute * 60;
		const full = Math.floor(step / hour) * hour;
		const hours = Array.from({ length: 25 }, (_, ahead) => full + (ahead + 1) * hour);
		return [...hours, ...segments.map(({ fromStep }) => fromStep)]
			.filter((at) => at > step)
			.sort((a, b) => a - b)
			.find((at) => isOpen(at) !== isOpen(step));
	};

	/** All prices quoted in a step: an intervention adds to the price before it. */
	const pricesIn = (step: number): readonly Ticks[] => {
		const startingHere = segments.filter(({ fromStep }) => fromStep === step);
		const before = segments[segments.findLastIndex(({ fromStep }) => fromStep < step)];
		const all = startingHere.length > 0 ? [before, ...startingHere] : [before];
		const moving = all.filter((segment) => segment !== undefined && segment.kind !== "held");
		return path.isOpen(step) ? moving.map((segment) => priceIn(segment, step, path)) : [];
	};

	/** What was planned for later no longer counts. */
	const start = (segment: Segment): void => {
		segments = [...segments.filter(({ fromStep }) => fromStep <= segment.fromStep), segment];
	};
	/** From a step on, the path with the shift that gives this price at the step. */
	const walkFrom = (step: number, at: Ticks): void =>
		start({ kind: "walk", fromStep: step, shift: at - path.price(step) });

	const minute = (index: number, untilStep: number, isUndisturbed: boolean): Bar | undefined => {
		const first = index * stepsPerMinute;
		const count = Math.min(stepsPerMinute, untilStep - first + 1);
		const steps = Array.from({ length: count }, (_, at) => first + at);
		const quoted = isUndisturbed ? steps.filter(isQuoting).map((step) => [price(step)]) : steps.map(pricesIn);
		const share = quoted.filter((prices) => prices.length > 0).length / stepsPerMinute;
		return barOfPrices(quoted.flat(), Math.floor(path.bar(minuteLevel, index).volume * share));
	};

	const bar = (level: number, index: number, untilStep: number): Bar | undefined => {
		const first = index * stepsIn(level);
		const last = first + stepsIn(level) - 1;
		if (first > untilStep) return undefined;
		const segment = segmentAt(first);
		const isUndisturbed = !segments.some(({ fromStep }) => fromStep >= first && fromStep <= last);
		if (isUndisturbed && last <= untilStep && segment.kind !== "line") {
			const whole = path.bar(level, index);
			return segment.kind === "held" || whole.volume === 0 ? undefined : shiftBar(whole, segment.shift);
		}
		if (level === minuteLevel) return minute(index, untilStep, isUndisturbed);
		const parts = partsOf(level);
		const inner = Array.from({ length: parts }, (_, at) => bar(level + 1, index * parts + at, untilStep));
		return joinBars(inner.filter((part) => part !== undefined));
	};

	/** Bounds of the price from a step to a later one, as narrow as the bars of a level make them. */
	const range = (level: number, fromStep: number, toStep: number): TickRange => {
		const first = fromStep + 1;
		const firstBar = Math.floor(first / stepsIn(level));
		const count = Math.floor(Math.max(first, toStep) / stepsIn(level)) - firstBar + 1;
		const bars = Array.from({ length: count }, (_, at) => path.bar(level, firstBar + at));
		const starting = segments.filter((segment) => segment.fromStep > first && segment.fromStep <= toStep);
		const ranges = [segmentAt(first), ...starting].map((segment) => rangeIn(segment, bars));
		const isIncluded = fromStep >= firstBar * stepsIn(level) && segmentAt(fromStep) === segmentAt(first);
		const before = isIncluded ? [] : [price(fromStep)];
		return rangeOf([...before, ...ranges.flatMap(({ low, high }) => [low, high])]);
	};

	return {
		price,
		isOpen,
		isQuoting,
		/** The next step at which the market opens or closes; `undefined` if none within a day. */
		nextChangeAt,
		/** The bar of a level up to `untilStep`; `undefined` without a trade in it. */
		bar,
		range,
		/** The step of the last quote, if the quotes of an open market have stopped. */
		stoppedAt: (step: number): number | undefined => {
			const segment = segmentAt(step);
			return segment.kind === "held" && !segment.isClosed ? segment.fromStep : undefined;
		},
		/** Sets the price at a step; its movement continues from there, once held quotes continue. */
		pin: (step: number, at: Ticks): void => {
			const held = segmentAt(step);
			if (held.kind !== "held") {
				walkFrom(step, at);
				return;
			}
			const next = segments.find(({ fromStep }) => fromStep > step);
			start({ ...held, fromStep: step, at });
			if (next) walkFrom(next.fromStep, at);
		},
		/** Moves the price from one point to the next; after the last one its own movement continues. */
		follow: (step: number, points: readonly PathPoint[]): void => {
			let from = { step, at: price(step) };
			for (const { isJump, ...to } of points) {
				if (!isJump) start({ kind: "line", fromStep: from.step, from: from.at, toStep: to.step, to: to.at });
				walkFrom(to.step, to.at);
				from = to;
			}
		},
		/** Stops the quotes of an instrument: its market closes, or stays open without quotes. */
		hold: (step: number, isClosed = true): void =>
			start({ kind: "held", fromStep: step, at: price(step), isClosed }),
		/** Continues from the held price. */
		release: (step: number): void => walkFrom(step, price(step)),
		/** A flat bar at the current price, for a chart without trades. */
		still: (step: number): Bar => flatBar(price(step)),
	};
};
