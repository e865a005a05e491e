import type { Slices } from "../clock/slices.ts";

/** Slices of `sliceMs`. Between two, requests and frames are handled. */
export const timedSlices = (sliceMs: number): Slices => ({
	begin: () => {
		const end = performance.now() + sliceMs;
		return () => performance.now() >= end;
	},
	pause: () =>
		new Promise((resolve) => {
			setImmediate(resolve);
		}),
});
