import type { Schedule } from "./push-gate.ts";

/** The part of the window that it needs. */
type Frames = Pick<
	Window & typeof globalThis,
	| "performance"
	| "queueMicrotask"
	| "requestAnimationFrame"
	| "cancelAnimationFrame"
	| "setTimeout"
	| "clearTimeout"
> & { readonly document: Pick<Document, "hidden"> };

/** Milliseconds: half of what lies between two frames of most screens. */
const restBefore = 8;

/** Milliseconds after which the timer does what no frame of the screen has done. */
const hiddenAfter = 250;

/**
 * What comes after a rest: as soon as what came with it has been taken, so that it stands in the page before the next frame is
 * made. What follows sooner: with the next frame of the screen; by a timer where there are none, as on a hidden page. A steady
 * flow never rests, and is handed over once a frame.
 */
export const frameSchedule = (frames: Frames): Schedule => {
	let lastAt = Number.NEGATIVE_INFINITY;
	const hasRested = () => frames.performance.now() - lastAt >= restBefore;
	return (flush) => {
		const run = () => {
			lastAt = frames.performance.now();
			flush();
		};
		return hasRested() && !frames.document.hidden ? atOnce(frames, run) : withTheNextFrame(frames, run);
	};
};

const atOnce = (frames: Frames, run: () => void): (() => void) => {
	let isDue = true;
	frames.queueMicrotask(() => {
		if (isDue) run();
	});
	return () => {
		isDue = false;
	};
};

const withTheNextFrame = (frames: Frames, run: () => void): (() => void) => {
	const callOff = () => {
		frames.cancelAnimationFrame(frame);
		frames.clearTimeout(timer);
	};
	const runOnce = () => {
		callOff();
		run();
	};
	const frame = frames.requestAnimationFrame(runOnce);
	const timer = frames.setTimeout(runOnce, hiddenAfter);
	return callOff;
};
