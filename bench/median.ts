export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The smallest value that at least `share` of the values do not exceed; NaN for none. */
export const percentile = (values: readonly number[], share: number): number => {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
};
