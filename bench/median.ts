export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The smallest value that at least `share` of the values do not exceed; NaN for none. */
export const percentile = (values: readonly number[], share: number): number => {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
};

/** Measures three times, one after the other, and gives the median of each figure. */
export const mediansOf = async <Name extends string>(
	measure: () => Promise<Readonly<Record<Name, number>>>,
): Promise<Record<Name, number>> => mediansOfRuns([await measure(), await measure(), await measure()]);

/** The median of each figure of measurements that were taken already. */
export const mediansOfRuns = <Name extends string>(
	runs: readonly Readonly<Record<Name, number>>[],
): Record<Name, number> => {
	const names = Object.keys(runs[0] ?? {}) as Name[];
	return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as Record<
		Name,
		number
	>;
};
