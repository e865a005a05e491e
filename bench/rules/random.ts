/** Returns a whole number from `least` to `most`. */
export type Random = (least: number, most: number) => number;

/** The same numbers for the same seed (mulberry32). */
export const createRandom = (seed: number): Random => {
	let state = seed;
	const next = (): number => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
	return (least, most) => least + Math.floor(next() * (most - least + 1));
};
