import type { Random } from "../../random/random.ts";
import { type Bar, flatBar } from "./bar.ts";
import { bridge } from "./bridge.ts";
import type { Ticks } from "./ticks.ts";

/** How far the high and low of a part extend beyond its ends, as a share of its expected height. */
const reach = { min: 0.1, max: 0.5 };

/** The minimum extension in ticks, if the bar allows it: a real market moves every minute. */
const minReach = 4;

/**
 * Parts of a bar that join to exactly that bar: each opens where the one before closed, one reaches the high, one the
 * low. Parts that are not `open` are flat and without volume.
 */
export const splitBar = (bar: Bar, open: readonly boolean[], random: Random): Bar[] => {
	const legs = open.filter(Boolean).length;
	if (legs === 0) return open.map(() => flatBar(bar.close));
	const ends = bridge(bar, legs, random);
	const parts = reachExtremes(bar, outlines(bar, ends, random));
	let next = 0;
	return open.map((isOpen) => {
		if (isOpen) return parts[next++] ?? bar;
		return flatBar(ends[next] ?? bar.close);
	});
};

const outlines = (bar: Bar, ends: readonly Ticks[], random: Random): Bar[] => {
	const legs = ends.length - 1;
	const expected = (bar.high - bar.low) / Math.sqrt(legs);
	const wick = (limit: number, drawn: number) =>
		Math.max(
			Math.min(minReach, limit),
			Math.round(Math.min(expected * (reach.min + (reach.max - reach.min) * drawn), limit * drawn)),
		);
	return ends.slice(1).map((close, leg) => {
		const open = ends[leg] ?? close;
		const [top, bottom] = [Math.max(open, close), Math.min(open, close)];
		return {
			open,
			close,
			high: (top + wick(bar.high - top, random(leg, 1))) as Ticks,
			low: (bottom - wick(bottom - bar.low, random(leg, 2))) as Ticks,
			volume: share(bar.volume, leg, legs, random),
		};
	});
};

const reachExtremes = (bar: Bar, parts: readonly Bar[]): Bar[] => {
	const highest = placeOf(parts, (part) => part.high);
	const lowest = placeOf(parts, (part) => -part.low);
	return parts.map((part, at) => ({
		...part,
		high: at === highest ? bar.high : part.high,
		low: at === lowest ? bar.low : part.low,
	}));
};

const placeOf = (parts: readonly Bar[], height: (part: Bar) => number): number =>
	parts.reduce((best, part, at) => (height(part) > height(parts[best] ?? part) ? at : best), 0);

/** Splits the volume at slightly random positions, so that the shares sum to it. */
const share = (volume: number, leg: number, legs: number, random: Random): number =>
	volumeBefore(volume, leg + 1, legs, random) - volumeBefore(volume, leg, legs, random);

const volumeBefore = (volume: number, at: number, legs: number, random: Random): number =>
	at === 0 || at === legs
		? Math.round((volume * at) / legs)
		: Math.round((volume * (at + random(at, 3) * 0.8 - 0.4)) / legs);
