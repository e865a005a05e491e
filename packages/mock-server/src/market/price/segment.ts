import type { PricePath } from "./price-path.ts";
import { type Ticks, wholeTicks } from "./ticks.ts";

/** What the price does from a step on, until the next segment. */
export type Segment =
	/** It follows the path, shifted. */
	| { readonly kind: "walk"; readonly fromStep: number; readonly shift: number }
	/** It stays, without quotes: the market is closed, or its quotes have stopped. */
	| { readonly kind: "held"; readonly fromStep: number; readonly at: Ticks; readonly isClosed: boolean }
	/** It moves in a straight line. */
	| {
			readonly kind: "line";
			readonly fromStep: number;
			readonly from: Ticks;
			readonly toStep: number;
			readonly to: Ticks;
	  };

/** Bounds of a price. */
export interface TickRange {
	readonly low: Ticks;
	readonly high: Ticks;
}

export const priceIn = (segment: Segment, step: number, path: PricePath): Ticks => {
	switch (segment.kind) {
		case "walk":
			return wholeTicks(path.price(step) + segment.shift);
		case "held":
			return segment.at;
		case "line": {
			const { fromStep, from, toStep, to } = segment;
			const share = Math.min(1, (step - fromStep) / (toStep - fromStep));
			return wholeTicks(from + (to - from) * share);
		}
	}
};

/** Bounds of the price of a segment over some bars of the path. */
export const rangeIn = (segment: Segment, bars: readonly TickRange[]): TickRange => {
	switch (segment.kind) {
		case "walk":
			return {
				low: wholeTicks(Math.min(...bars.map(({ low }) => low)) + segment.shift),
				high: wholeTicks(Math.max(...bars.map(({ high }) => high)) + segment.shift),
			};
		case "held":
			return { low: segment.at, high: segment.at };
		case "line":
			return rangeOf([segment.from, segment.to]);
	}
};

export const rangeOf = (prices: readonly Ticks[]): TickRange => ({
	low: Math.min(...prices) as Ticks,
	high: Math.max(...prices) as Ticks,
});
