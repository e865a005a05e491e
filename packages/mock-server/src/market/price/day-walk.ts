import type { Chance } from "../../chance/chance.ts";
import type { Bar } from "./bar.ts";
import { type Ticks, wholeTicks } from "./ticks.ts";

/** Waves of 1, 2, 4 … 128 days, each as strong as a random walk over its length: the slow ones are the trend. */
const waves = [0, 1, 2, 3, 4, 5, 6, 7] as const;
/** No fall takes the price below this share of where it started. */
const floor = 0.2;

export interface DayWalkInput {
	readonly start: Ticks;
	/** A usual day's move, as a share of the price. */
	readonly volatility: number;
	readonly volume: number;
	readonly chance: Chance;
}

/** What the price does on a day, for any day, without the days before it. Days count from 1970-01-01. */
export const dayBar = (day: number, { start, volatility, volume, chance }: DayWalkInput): Bar => {
	const closeOf = (someDay: number) =>
		wholeTicks(start * Math.max(floor, 1 + volatility * height(someDay, chance)));
	const open = closeOf(day - 1);
	const close = closeOf(day);
	const reach = close * volatility * 0.6;
	return {
		open,
		close,
		high: wholeTicks(Math.max(open, close) + reach * (0.25 + chance(day, 1))),
		low: wholeTicks(Math.min(open, close) - reach * (0.25 + chance(day, 2))),
		volume: Math.round(volume * (0.6 + chance(day, 3))),
	};
};

const height = (day: number, chance: Chance): number =>
	waves.reduce<number>((sum, wave) => sum + Math.sqrt(2 ** wave) * smooth(day / 2 ** wave, wave, chance), 0);

const smooth = (at: number, wave: number, chance: Chance): number => {
	const before = Math.floor(at);
	const from = chance(before, 4, wave) * 2 - 1;
	const to = chance(before + 1, 4, wave) * 2 - 1;
	return from + (to - from) * (at - before);
};
