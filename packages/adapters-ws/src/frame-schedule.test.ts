import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { frameSchedule } from "./frame-schedule.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

/** A screen that draws when told to. */
const screen = () => {
	const frames = new Map<number, FrameRequestCallback>();
	return {
		draw: () => {
			for (const [id, run] of frames) {
				frames.delete(id);
				run(0);
			}
		},
		schedule: frameSchedule({
			requestAnimationFrame: (run) => {
				frames.set(frames.size + 1, run);
				return frames.size;
			},
			cancelAnimationFrame: (id) => frames.delete(id),
			setTimeout,
			clearTimeout,
		}),
	};
};

test("runs with the next frame of the screen, once", () => {
	const { draw, schedule } = screen();
	const flush = vi.fn();
	schedule(flush);
	draw();
	vi.advanceTimersByTime(1_000);
	draw();
	expect(flush).toHaveBeenCalledTimes(1);
});

test("runs by the timer on a page that isn't drawn, once", () => {
	const { draw, schedule } = screen();
	const flush = vi.fn();
	schedule(flush);
	vi.advanceTimersByTime(1_000);
	draw();
	expect(flush).toHaveBeenCalledTimes(1);
});

test("doesn't run once called off", () => {
	const { draw, schedule } = screen();
	const flush = vi.fn();
	schedule(flush)();
	draw();
	vi.advanceTimersByTime(1_000);
	expect(flush).not.toHaveBeenCalled();
});
