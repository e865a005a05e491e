/** Index of the first difference between two lists; the length of the shorter one if it is a prefix of the other. */
export const firstDifference = <T>(before: readonly T[], after: readonly T[]): number => {
	const shared = Math.min(before.length, after.length);
	for (let index = 0; index < shared; index++) if (before[index] !== after[index]) return index;
	return shared;
};
