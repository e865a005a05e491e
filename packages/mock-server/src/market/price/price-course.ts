import { type Bar, barOfPrices, flatBar, joinBars, shiftBar } from "./bar.ts";
import { minuteLevel, partsOf, secondsOf } from "./levels.ts";
import type { PricePath } from "./price-path.ts";
import { type Ticks, wholeTicks } from "./ticks.ts";

/** From a step on, the price either follows the path with a shift, or is held. */
type Segment =
	| { readonly fromStep: number; readonly shift: number }
	| { readonly fromStep: number; readonly heldAt: Ticks };

/** The actual price: the path with the interventions of the control. */
export const createPriceCourse = (path: PricePath, stepsPerMinute: number) => {
	let segments: readonly Segment[] = [{ fromStep: Number.NEGATIVE_INFINITY, shift: 0 }];

	const priceIn = (segment: Segment | undefined, step: number): Ticks =>
		segment && "heldAt" in segment ? segment.heldAt : wholeTicks(path.price(step) + (segment?.shift ?? 0));
	const segmentAt = (step: number): Segment | undefined =>
		segments.findLast(({ fromStep }) => fromStep <= step);
	const price = (step: number): Ticks => priceIn(segmentAt(step), step);
	const isOpen = (step: number): boolean => !("heldAt" in (segmentAt(step) ?? {})) && path.isOpen(step);

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
		const walking = all.filter((segment) => segment !== undefined && !("heldAt" in segment));
		return path.isOpen(step) ? walking.map((segment) => priceIn(segment, step)) : [];
	};

	const start = (segment: Segment): void => {
		segments = [...segments, segment];
	};

	const minute = (index: number, untilStep: number, isUndisturbed: boolean): Bar | undefined => {
		const first = index * stepsPerMinute;
		const count = Math.min(stepsPerMinute, untilStep - first + 1);
		const steps = Array.from({ length: count }, (_, at) => first + at);
		const quoted = isUndisturbed ? steps.filter(isOpen).map((step) => [price(step)]) : steps.map(pricesIn);
		const share = quoted.filter((prices) => prices.length > 0).length / stepsPerMinute;
		return barOfPrices(quoted.flat(), Math.floor(path.bar(minuteLevel, index).volume * share));
	};

	const bar = (level: number, index: number, untilStep: number): Bar | undefined => {
		const length = (secondsOf(level) / 60) * stepsPerMinute;
		const first = index * length;
		const last = first + length - 1;
		if (first > untilStep) return undefined;
		const isUndisturbed = !segments.some(({ fromStep }) => fromStep >= first && fromStep <= last);
		if (isUndisturbed && last <= untilStep) {
			const segment = segmentAt(first);
			const whole = path.bar(level, index);
			if (!segment || "heldAt" in segment || whole.volume === 0) return undefined;
			return shiftBar(whole, segment.shift);
		}
		if (level === minuteLevel) return minute(index, untilStep, isUndisturbed);
		const parts = partsOf(level);
		const inner = Array.from({ length: parts }, (_, at) => bar(level + 1, index * parts + at, untilStep));
		return joinBars(inner.filter((part) => part !== undefined));
	};

	return {
		price,
		isOpen,
		/** The next step at which the market opens or closes; `undefined` if none within a day. */
		nextChangeAt,
		/** The bar of a level up to `untilStep`; `undefined` without a trade in it. */
		bar,
		/** Sets the price at a step; its movement continues from there. */
		pin: (step: number, at: Ticks): void => start({ fromStep: step, shift: at - path.price(step) }),
		/** Stops the quotes of an instrument. */
		hold: (step: number): void => start({ fromStep: step, heldAt: price(step) }),
		/** Continues from the held price. */
		release: (step: number): void => start({ fromStep: step, shift: price(step) - path.price(step) }),
		/** A flat bar at the current price, for a chart without trades. */
		still: (step: number): Bar => flatBar(price(step)),
	};
};
