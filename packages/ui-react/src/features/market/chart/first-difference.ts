/** Index of the first place at which two lists hold different values; the shorter length when one begins the other. */
export const firstDifference = <T>(before: readonly T[], after: readonly T[]): number => {
	const shared = Math.min(before.length, after.length);
	for (let index = 0; index < shared; index++) if (before[index] !== after[index]) return index;
	return shared;
};
