import { type Ticks, wholeTicks } from "./ticks.ts";

/** Open, high, low and close of a period. Volume zero means no trade. */
export interface Bar {
	readonly open: Ticks;
	readonly high: Ticks;
	readonly low: Ticks;
	readonly close: Ticks;
	readonly volume: number;
}

export const flatBar = (at: Ticks): Bar => ({ open: at, high: at, low: at, close: at, volume: 0 });

/** Joins consecutive bars into one; `undefined` without bars. */
export const joinBars = (bars: readonly Bar[]): Bar | undefined =>
	bars.reduce<Bar | undefined>(
		(joined, bar) =>
			joined
				? {
						open: joined.open,
						high: Math.max(joined.high, bar.high) as Ticks,
						low: Math.min(joined.low, bar.low) as Ticks,
						close: bar.close,
						volume: joined.volume + bar.volume,
					}
				: bar,
		undefined,
	);

export const barOfPrices = (prices: readonly Ticks[], volume: number): Bar | undefined => {
	const [open, close] = [prices[0], prices.at(-1)];
	if (open === undefined || close === undefined) return undefined;
	return { open, close, high: Math.max(...prices) as Ticks, low: Math.min(...prices) as Ticks, volume };
};

/** The same bar, `shift` ticks higher. */
export const shiftBar = (bar: Bar, shift: number): Bar =>
	shift === 0
		? bar
		: {
				open: wholeTicks(bar.open + shift),
				high: wholeTicks(bar.high + shift),
				low: wholeTicks(bar.low + shift),
				close: wholeTicks(bar.close + shift),
				volume: bar.volume,
			};
