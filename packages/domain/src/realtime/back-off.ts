/** Milliseconds: the longest first wait, and the longest wait of all. */
export const backOffLimits = { first: 1_000, ceiling: 30_000 };

/**
 * Milliseconds to wait before connecting again after `failures` connections that came to nothing (0 or more): anything
 * from zero to a limit that doubles with each failure, up to the ceiling. `chance` is a random number in [0, 1).
 * Spreading over the whole span keeps a crowd that was cut off together from coming back together.
 */
export const backOff = (failures: number, random: number): number =>
	Math.floor(random * Math.min(backOffLimits.ceiling, backOffLimits.first * 2 ** failures));
