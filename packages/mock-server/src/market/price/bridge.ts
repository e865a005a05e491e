import type { Random } from "../../random/random.ts";
import type { Bar } from "./bar.ts";
import { type Ticks, wholeTicks } from "./ticks.ts";

/** The share of the bar's height that the walk uses before the extremes are set. */
const walkShare = 0.8;

/** A random walk of `legs` legs from a bar's open to its close that stays between its low and its high. */
export const bridge = (bar: Bar, legs: number, random: Random): Ticks[] => {
	const walk = [0];
	for (let leg = 0; leg < legs; leg++) walk.push((walk[leg] ?? 0) + random(leg) - 0.5);
	const end = walk[legs] ?? 0;
	const deviations = walk.map((height, at) => height - (end * at) / legs);
	const span = Math.max(...deviations) - Math.min(...deviations);
	const scale = span > 0 ? ((bar.high - bar.low) * walkShare) / span : 0;
	return deviations.map((deviation, at) => {
		const straight = bar.open + ((bar.close - bar.open) * at) / legs;
		return wholeTicks(mirror(straight + deviation * scale, bar));
	});
};

/** Reflects a price beyond the extremes back into the range, so that it does not stick to them. */
const mirror = (height: number, { low, high }: Bar): number => {
	const reflected = height < low ? 2 * low - height : height > high ? 2 * high - height : height;
	return Math.min(high, Math.max(low, reflected));
};
