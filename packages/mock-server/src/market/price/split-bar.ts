import type { Chance } from "../../chance/chance.ts";
import { type Bar, flatBar } from "./bar.ts";
import { bridge } from "./bridge.ts";
import type { Ticks } from "./ticks.ts";

/** How far a part's high and low reach beyond its ends, as a share of the height to be expected of it. */
const reach = { least: 0.1, most: 0.5 };

/** Ticks that a part reaches beyond its ends at least, where the bar has the room: no market stands still for minutes. */
const leastReach = 4;

/**
 * Parts of a bar that join to exactly that bar: each opens where the one before closed, one reaches the high, one the
 * low. Parts that are not `open` are flat and without volume.
 */
export const splitBar = (bar: Bar, open: readonly boolean[], chance: Chance): Bar[] => {
	const legs = open.filter(Boolean).length;
	if (legs === 0) return open.map(() => flatBar(bar.close));
	const ends = bridge(bar, legs, chance);
	const parts = reachExtremes(bar, outlines(bar, ends, chance));
	let next = 0;
	return open.map((isOpen) => {
		if (isOpen) return parts[next++] ?? bar;
		return flatBar(ends[next] ?? bar.close);
	});
};

const outlines = (bar: Bar, ends: readonly Ticks[], chance: Chance): Bar[] => {
	const legs = ends.length - 1;
	const expected = (bar.high - bar.low) / Math.sqrt(legs);
	const wick = (room: number, drawn: number) =>
		Math.max(
			Math.min(leastReach, room),
			Math.round(Math.min(expected * (reach.least + (reach.most - reach.least) * drawn), room * drawn)),
		);
	return ends.slice(1).map((close, leg) => {
		const open = ends[leg] ?? close;
		const [top, bottom] = [Math.max(open, close), Math.min(open, close)];
		return {
			open,
			close,
			high: (top + wick(bar.high - top, chance(leg, 1))) as Ticks,
			low: (bottom - wick(bottom - bar.low, chance(leg, 2))) as Ticks,
			volume: share(bar.volume, leg, legs, chance),
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

/** Cuts the volume at places that chance moves a little, so that the shares add up to it. */
const share = (volume: number, leg: number, legs: number, chance: Chance): number =>
	cut(volume, leg + 1, legs, chance) - cut(volume, leg, legs, chance);

const cut = (volume: number, at: number, legs: number, chance: Chance): number =>
	at === 0 || at === legs
		? Math.round((volume * at) / legs)
		: Math.round((volume * (at + chance(at, 3) * 0.8 - 0.4)) / legs);
