import type { Random } from "../../random/random.ts";
import { type Bar, flatBar } from "./bar.ts";
import { type DayWalkInput, dayBar } from "./day-walk.ts";
import { minuteLevel, partsOf } from "./levels.ts";
import { splitBar } from "./split-bar.ts";
import { stepPrices } from "./step-prices.ts";
import type { Ticks } from "./ticks.ts";

const maxCachedBars = 20_000;
const stepsChance = 9;

export interface PricePathInput extends DayWalkInput {
	/** Hours of the day, GMT, without trading. */
	readonly closedHours: readonly number[];
	readonly stepsPerMinute: number;
}

/**
 * The price of an instrument at any time, past or future, without interventions. Each bar is split into bars of the next
 * level that join to it again. So candles of all periods and single prices agree without a simulation from the start.
 */
export const createPricePath = (input: PricePathInput) => {
	const parts = createCache<readonly Bar[]>();
	const steps = createCache<readonly Ticks[]>();
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
			return splitBar(whole, open, from(input.random, level, index));
		});
	const minuteSteps = (minute: number): readonly Ticks[] =>
		steps(minuteLevel, minute, () => {
			const whole = bar(minuteLevel, minute);
			if (whole.volume === 0) return Array.from({ length: input.stepsPerMinute }, () => whole.close);
			return stepPrices(whole, input.stepsPerMinute, from(input.random, stepsChance, minute));
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
	(random: Random, level: number, index: number): Random =>
	(...question) =>
		random(level, index, 5, ...question);

const createCache = <Value>() => {
	const values = new Map<string, Value>();
	return (level: number, index: number, make: () => Value): Value => {
		const key = `${level}:${index}`;
		const known = values.get(key);
		if (known !== undefined) return known;
		const value = make();
		if (values.size >= maxCachedBars) values.clear();
		values.set(key, value);
		return value;
	};
};
