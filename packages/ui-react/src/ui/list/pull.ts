/** Displayed pixels of a pull that refreshes; the finger moves twice as far. */
const refreshDistance = 56;
/** Displayed pixels of the spinner's area. */
const spinnerHeight = 44;
/** Spec 2 §9. */
const spinnerMs = 500;

export type PullState = "idle" | "pulling" | "far enough" | "refreshing";

/**
 * The gesture that pulls a list down. A release beyond the distance refreshes and shows the spinner for 500 ms, however soon
 * the list is read; a new pull begins after it. `stop` ends the spinner.
 */
export const createPull = (does: {
	readonly show: (pixels: number, state: PullState) => void;
	readonly refresh: () => void;
}) => {
	let from: number | undefined;
	let state: PullState = "idle";
	let timer: ReturnType<typeof setTimeout> | undefined;
	const show = (pixels: number, next: PullState) => {
		state = next;
		does.show(pixels, next);
	};
	return {
		/** The finger touches at `y`; `undefined` where the touch cannot pull. */
		start: (y: number | undefined): void => {
			from = state === "refreshing" ? undefined : y;
		},
		move: (y: number): void => {
			if (from === undefined) return;
			const pixels = Math.max(0, Math.min(refreshDistance * 1.4, (y - from) / 2));
			show(pixels, pixels >= refreshDistance ? "far enough" : "pulling");
		},
		end: (): void => {
			from = undefined;
			if (state === "pulling") show(0, "idle");
			if (state !== "far enough") return;
			show(spinnerHeight, "refreshing");
			timer = setTimeout(() => show(0, "idle"), spinnerMs);
			does.refresh();
		},
		stop: (): void => {
			clearTimeout(timer);
			if (state === "refreshing") show(0, "idle");
		},
	};
};
