import type { Indicator } from "./indicator.ts";

interface Moves {
	readonly gain: number;
	readonly loss: number;
}

/**
 * The share of upward moves among the last ones, from 0 to 100, with Wilder's smoothing: the first value uses the
 * plain means of `length` moves, then each move has the weight 1 ÷ length. An unchanged price gives 50.
 */
export const relativeStrength = (length: number): Indicator<Moves> => ({
	begin: { gain: 0, loss: 0 },
	step: (before, closes, index) => {
		const move = index === 0 ? 0 : (closes[index] ?? 0) - (closes[index - 1] ?? 0);
		const gain = Math.max(0, move);
		const loss = Math.max(0, -move);
		// Sums up to the first value, smoothed means from there on.
		const isBeginning = index <= length;
		const state = isBeginning
			? { gain: before.gain + gain / length, loss: before.loss + loss / length }
			: {
					gain: (before.gain * (length - 1) + gain) / length,
					loss: (before.loss * (length - 1) + loss) / length,
				};
		return { state, value: index < length ? undefined : strengthOf(state) };
	},
});

const strengthOf = ({ gain, loss }: Moves): number =>
	gain === 0 && loss === 0 ? 50 : (100 * gain) / (gain + loss);
