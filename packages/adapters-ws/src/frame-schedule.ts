import type { Schedule } from "./push-gate.ts";

/** The part of the window that it needs. */
type Frames = Pick<
	Window & typeof globalThis,
	"requestAnimationFrame" | "cancelAnimationFrame" | "setTimeout" | "clearTimeout"
>;

/** Milliseconds after which the timer does what no frame of the screen has done. */
const hiddenAfter = 250;

/** Once a frame of the screen; by a timer where there are no frames, as on a hidden page. */
export const frameSchedule =
	(frames: Frames): Schedule =>
	(flush) => {
		const callOff = () => {
			frames.cancelAnimationFrame(frame);
			frames.clearTimeout(timer);
		};
		const run = () => {
			callOff();
			flush();
		};
		const frame = frames.requestAnimationFrame(run);
		const timer = frames.setTimeout(run, hiddenAfter);
		return callOff;
	};
