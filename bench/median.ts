import type { Figures } from "./figures.ts";

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The smallest value that at least `share` of the values do not exceed; NaN for none. */
export const percentile = (values: readonly number[], share: number): number => {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
};

/** The median of each figure over several runs. */
export const mediansOf = (runs: readonly Figures[]): Figures =>
	Object.fromEntries(
		Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]),
	);
