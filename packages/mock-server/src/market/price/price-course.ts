import { type Bar, barOfPrices, flatBar, joinBars, shiftBar } from "./bar.ts";
import { minuteLevel, partsOf, secondsOf } from "./levels.ts";
import type { PricePath } from "./price-path.ts";
import { type Ticks, wholeTicks } from "./ticks.ts";

/** From a step on, the price either follows the path at a distance, or is held. */
type Stretch =
	| { readonly fromStep: number; readonly shift: number }
	| { readonly fromStep: number; readonly heldAt: Ticks };

/** The price as it really went: the path, with the interventions that came from outside. */
export const createPriceCourse = (path: PricePath, stepsPerMinute: number) => {
	let stretches: readonly Stretch[] = [{ fromStep: Number.NEGATIVE_INFINITY, shift: 0 }];

	const priceIn = (stretch: Stretch | undefined, step: number): Ticks =>
		stretch && "heldAt" in stretch ? stretch.heldAt : wholeTicks(path.price(step) + (stretch?.shift ?? 0));
	const stretchAt = (step: number): Stretch | undefined =>
		stretches.findLast(({ fromStep }) => fromStep <= step);
	const price = (step: number): Ticks => priceIn(stretchAt(step), step);
	const isOpen = (step: number): boolean => !("heldAt" in (stretchAt(step) ?? {})) && path.isOpen(step);

	/** Where the market may turn: at every full hour of the next day, and where a stretch begins. */
	const turnsAt = (step: number): number | undefined => {
		const hour = stepsPerMinute * 60;
		const full = Math.floor(step / hour) * hour;
		const hours = Array.from({ length: 25 }, (_, ahead) => full + (ahead + 1) * hour);
		return [...hours, ...stretches.map(({ fromStep }) => fromStep)]
			.filter((at) => at > step)
			.sort((a, b) => a - b)
			.find((at) => isOpen(at) !== isOpen(step));
	};

	/** All prices quoted in a step: a change from outside shows the price before it as well. */
	const pricesIn = (step: number): readonly Ticks[] => {
		const startingHere = stretches.filter(({ fromStep }) => fromStep === step);
		const before = stretches[stretches.findLastIndex(({ fromStep }) => fromStep < step)];
		const all = startingHere.length > 0 ? [before, ...startingHere] : [before];
		const walking = all.filter((stretch) => stretch !== undefined && !("heldAt" in stretch));
		return path.isOpen(step) ? walking.map((stretch) => priceIn(stretch, step)) : [];
	};

	const start = (stretch: Stretch): void => {
		stretches = [...stretches, stretch];
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
		const isUndisturbed = !stretches.some(({ fromStep }) => fromStep >= first && fromStep <= last);
		if (isUndisturbed && last <= untilStep) {
			const stretch = stretchAt(first);
			const whole = path.bar(level, index);
			if (!stretch || "heldAt" in stretch || whole.volume === 0) return undefined;
			return shiftBar(whole, stretch.shift);
		}
		if (level === minuteLevel) return minute(index, untilStep, isUndisturbed);
		const parts = partsOf(level);
		const inner = Array.from({ length: parts }, (_, at) => bar(level + 1, index * parts + at, untilStep));
		return joinBars(inner.filter((part) => part !== undefined));
	};

	return {
		price,
		isOpen,
		/** The first step of a day to come at which the market opens or closes. */
		turnsAt,
		/** The bar of a level, as far as it is known at `untilStep`; `undefined` when nothing was traded in it. */
		bar,
		/** Sets the price at a step; the walk goes on from there. */
		pin: (step: number, at: Ticks): void => start({ fromStep: step, shift: at - path.price(step) }),
		/** Stops the quotes of an instrument. */
		hold: (step: number): void => start({ fromStep: step, heldAt: price(step) }),
		/** Goes on from the held price. */
		release: (step: number): void => start({ fromStep: step, shift: price(step) - path.price(step) }),
		/** The last price before anything was traded is a flat bar: what a chart shows when nothing else is there. */
		still: (step: number): Bar => flatBar(price(step)),
	};
};

export type PriceCourse = ReturnType<typeof createPriceCourse>;
