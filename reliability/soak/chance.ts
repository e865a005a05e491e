import { randomOf } from "../../bench/rules/random.ts";

export interface Chance {
	/** From 0 up to 1. */
	readonly part: () => number;
	readonly between: (least: number, most: number) => number;
	readonly oneOf: <Value>(values: readonly [Value, ...Value[]] | readonly Value[]) => Value | undefined;
}

/** The same choices for the same seed. */
export const chanceOf = (seed: number): Chance => {
	const random = randomOf(seed);
	return {
		part: () => random(0, 999_999) / 1_000_000,
		between: random,
		oneOf: (values) => values[random(0, values.length - 1)],
	};
};
