import type { Chance } from "../../chance/chance.ts";
import { type Bar, flatBar } from "./bar.ts";
import { type DayWalkInput, dayBar } from "./day-walk.ts";
import { minuteLevel, partsOf } from "./levels.ts";
import { splitBar } from "./split-bar.ts";
import { stepPrices } from "./step-prices.ts";
import type { Ticks } from "./ticks.ts";

const keptBars = 20_000;
const stepsChance = 9;

export interface PricePathInput extends DayWalkInput {
	/** Hours of the day, GMT, in which nothing is traded. */
	readonly closedHours: readonly number[];
	readonly stepsPerMinute: number;
}

/**
 * The undisturbed price of an instrument at any time, past or coming. Each bar is cut into the bars of the next level and
 * these join to it again, so candles of all periods and single prices agree without simulating what lies between.
 */
export const createPricePath = (input: PricePathInput) => {
	const parts = remember<readonly Bar[]>();
	const steps = remember<readonly Ticks[]>();
	const hours = Array.from({ length: 24 }, (_, hour) => !input.closedHours.includes(hour));

	const bar = (level: number, index: number): Bar => {
		if (level === 0) return dayBar(index, input);
		const above = Math.floor(index / partsOf(level - 1));
		return partsOfBar(level - 1, above)[index - above * partsOf(level - 1)] ?? flatBar(input.start);
	};
	const partsOfBar = (level: number, index: number): readonly Bar[] =>
		parts(level, index, () => {
			const whole = bar(level, index);
			const open = level === 0 ? hours : Array.from({ length: partsOf(level) }, () => whole.volume > 0);
			return splitBar(whole, open, from(input.chance, level, index));
		});
	const minuteSteps = (minute: number): readonly Ticks[] =>
		steps(minuteLevel, minute, () => {
			const whole = bar(minuteLevel, minute);
			if (whole.volume === 0) return Array.from({ length: input.stepsPerMinute }, () => whole.close);
			return stepPrices(whole, input.stepsPerMinute, from(input.chance, stepsChance, minute));
		});

	return {
		bar,
		price: (step: number): Ticks => {
			const minute = Math.floor(step / input.stepsPerMinute);
			return minuteSteps(minute)[step - minute * input.stepsPerMinute] ?? input.start;
		},
		isOpen: (step: number): boolean => {
			const hour = Math.floor(step / (input.stepsPerMinute * 60)) % 24;
			return hours[hour] ?? true;
		},
	};
};

export type PricePath = ReturnType<typeof createPricePath>;

const from =
	(chance: Chance, level: number, index: number): Chance =>
	(...question) =>
		chance(level, index, 5, ...question);

const remember = <Value>() => {
	const kept = new Map<string, Value>();
	return (level: number, index: number, make: () => Value): Value => {
		const key = `${level}:${index}`;
		const known = kept.get(key);
		if (known !== undefined) return known;
		const value = make();
		if (kept.size >= keptBars) kept.clear();
		kept.set(key, value);
		return value;
	};
};
