import type { Schedule } from "./push-buffer.ts";

/** The members of the window that are used. */
type Frames = Pick<
	Window & typeof globalThis,
	| "performance"
	| "queueMicrotask"
	| "requestAnimationFrame"
	| "cancelAnimationFrame"
	| "setTimeout"
	| "clearTimeout"
> & { readonly document: Pick<Document, "hidden"> };

/** Half the interval between two frames of most screens. */
const idleMs = 8;

/** A timer flushes after this time when the screen draws no frame. */
const hiddenFlushMs = 250;

/**
 * After an idle time it flushes at the end of the current task, so that the page shows the change in its next frame. Within
 * a steady flow it flushes with the next frame of the screen, so once a frame. A hidden page draws none: a timer flushes.
 */
export const frameSchedule = (frames: Frames): Schedule => {
	let lastAt = Number.NEGATIVE_INFINITY;
	const isIdle = () => frames.performance.now() - lastAt >= idleMs;
	return (flush) => {
		const run = () => {
			lastAt = frames.performance.now();
			flush();
		};
		return isIdle() && !frames.document.hidden ? afterThisTask(frames, run) : withNextFrame(frames, run);
	};
};

const afterThisTask = (frames: Frames, run: () => void): (() => void) => {
	let isDue = true;
	frames.queueMicrotask(() => {
		if (isDue) run();
	});
	return () => {
		isDue = false;
	};
};

const withNextFrame = (frames: Frames, run: () => void): (() => void) => {
	const cancel = () => {
		frames.cancelAnimationFrame(frame);
		frames.clearTimeout(timer);
	};
	const runOnce = () => {
		cancel();
		run();
	};
	const frame = frames.requestAnimationFrame(runOnce);
	const timer = frames.setTimeout(runOnce, hiddenFlushMs);
	return cancel;
};
