import type { Indicator } from "./indicator.ts";

const none = { state: undefined, value: undefined };

/** The mean of the last `length` closes. Each is summed again, because a running sum would drift. */
export const simpleAverage = (length: number): Indicator<undefined> => ({
	begin: undefined,
	step: (_, closes, index) => {
		const mean = meanOf(closes, index, length);
		return mean === undefined ? none : { state: undefined, value: mean };
	},
});

/** Starts with the simple average; each further close has the weight 2 ÷ (length + 1). */
export const exponentialAverage = (length: number): Indicator<number | undefined> => ({
	begin: undefined,
	step: (before, closes, index) => {
		const close = closes[index] ?? 0;
		const value =
			before === undefined ? meanOf(closes, index, length) : before + (2 / (length + 1)) * (close - before);
		return { state: value, value };
	},
});

/** An edge of the Bollinger bands: the simple average plus `deviations` population standard deviations. */
export const band = (length: number, deviations: number): Indicator<undefined> => ({
	begin: undefined,
	step: (_, closes, index) => {
		const mean = meanOf(closes, index, length);
		if (mean === undefined) return none;
		let squares = 0;
		for (let place = index - length + 1; place <= index; place++)
			squares += ((closes[place] ?? 0) - mean) ** 2;
		return { state: undefined, value: mean + deviations * Math.sqrt(squares / length) };
	},
});

const meanOf = (closes: readonly number[], index: number, length: number): number | undefined => {
	if (index + 1 < length) return undefined;
	let sum = 0;
	for (let place = index - length + 1; place <= index; place++) sum += closes[place] ?? 0;
	return sum / length;
};
