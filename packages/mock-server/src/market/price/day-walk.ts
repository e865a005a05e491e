import type { Random } from "../../random/random.ts";
import type { Bar } from "./bar.ts";
import { type Ticks, wholeTicks } from "./ticks.ts";

/** Waves of 1, 2, 4 … 128 days, each with the amplitude of a random walk of its length. The slow ones form the trend. */
const waves = [0, 1, 2, 3, 4, 5, 6, 7] as const;
/** The price never falls below this share of the start. */
const minShare = 0.2;

export interface DayWalkInput {
	readonly start: Ticks;
	/** A usual day's move, as a share of the price. */
	readonly volatility: number;
	readonly volume: number;
	readonly random: Random;
}

/** The bar of any day, computed without earlier days. Days count from 1970-01-01. */
export const dayBar = (day: number, { start, volatility, volume, random }: DayWalkInput): Bar => {
	const closeOf = (someDay: number) =>
		wholeTicks(start * Math.max(minShare, 1 + volatility * height(someDay, random)));
	const open = closeOf(day - 1);
	const close = closeOf(day);
	const reach = close * volatility * 0.6;
	return {
		open,
		close,
		high: wholeTicks(Math.max(open, close) + reach * (0.25 + random(day, 1))),
		low: wholeTicks(Math.min(open, close) - reach * (0.25 + random(day, 2))),
		volume: Math.round(volume * (0.6 + random(day, 3))),
	};
};

const height = (day: number, random: Random): number =>
	waves.reduce<number>((sum, wave) => sum + Math.sqrt(2 ** wave) * smooth(day / 2 ** wave, wave, random), 0);

const smooth = (at: number, wave: number, random: Random): number => {
	const before = Math.floor(at);
	const from = random(before, 4, wave) * 2 - 1;
	const to = random(before + 1, 4, wave) * 2 - 1;
	return from + (to - from) * (at - before);
};
