import { createRandom } from "../../bench/rules/random.ts";

export interface RandomChoice {
	/** From 0 up to 1. */
	readonly fraction: () => number;
	readonly between: (least: number, most: number) => number;
	readonly oneOf: <Value>(values: readonly [Value, ...Value[]] | readonly Value[]) => Value | undefined;
}

/** Makes the same choices for the same seed. */
export const createRandomChoice = (seed: number): RandomChoice => {
	const random = createRandom(seed);
	return {
		fraction: () => random(0, 999_999) / 1_000_000,
		between: random,
		oneOf: (values) => values[random(0, values.length - 1)],
	};
};
