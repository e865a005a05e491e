import type { Random } from "../../random/random.ts";
import type { Bar } from "./bar.ts";
import { bridge } from "./bridge.ts";
import type { Ticks } from "./ticks.ts";

/** The prices of the steps of a minute: from its open to its close, touching its high and its low. */
export const stepPrices = (minute: Bar, steps: number, random: Random): readonly Ticks[] => {
	const prices = bridge(minute, steps - 1, random);
	const inner = prices.slice(1, -1);
	const highest = 1 + inner.indexOf(Math.max(...inner) as Ticks);
	const rest = inner.map((price, at) => (at + 1 === highest ? Number.POSITIVE_INFINITY : price));
	const lowest = 1 + rest.indexOf(Math.min(...rest));
	prices[highest] = minute.high;
	prices[lowest] = minute.low;
	return prices;
};
