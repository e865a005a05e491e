/** Milliseconds: maximum of the first wait, and maximum of all waits. */
const backOffLimits = { first: 1_000, ceiling: 30_000 };

/**
 * Milliseconds to wait before the next connection after `failures` failed ones (0 or more): random between zero and a
 * limit that doubles with each failure up to the ceiling. `random` is in [0, 1). The jitter prevents many clients
 * from reconnecting at once.
 */
export const backOff = (failures: number, random: number): number =>
	Math.floor(random * Math.min(backOffLimits.ceiling, backOffLimits.first * 2 ** failures));
