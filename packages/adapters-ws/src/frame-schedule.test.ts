import { beforeEach, describe, expect, test, vi } from "vitest";
import { frameSchedule } from "./frame-schedule.ts";
import type { Schedule } from "./push-buffer.ts";

beforeEach(() => {
	vi.useFakeTimers();
});

/** A screen that draws when `draw` is called. */
const screen = ({ hidden = false } = {}) => {
	const frames = new Map<number, FrameRequestCallback>();
	let last = 0;
	return {
		draw: () => {
			const due = [...frames.values()];
			frames.clear();
			for (const run of due) run(0);
		},
		requested: () => frames.size,
		schedule: frameSchedule({
			document: { hidden },
			performance,
			queueMicrotask,
			requestAnimationFrame: (run) => {
				last += 1;
				frames.set(last, run);
				return last;
			},
			cancelAnimationFrame: (id) => frames.delete(id),
			setTimeout,
			clearTimeout,
		}),
	};
};

/** A screen whose schedule has just flushed. */
const busyScreen = async () => {
	const { requested, draw, schedule } = screen();
	schedule(() => {});
	await Promise.resolve();
	return { requested, draw, schedule };
};

describe("after an idle time", () => {
	test("it flushes once at the end of the task, before the next frame", async () => {
		const { draw, schedule } = screen();
		const flush = vi.fn();
		schedule(flush);
		expect(flush).not.toHaveBeenCalled();
		await Promise.resolve();
		expect(flush).toHaveBeenCalledTimes(1);
		vi.advanceTimersByTime(1_000);
		draw();
		expect(flush).toHaveBeenCalledTimes(1);
	});

	test("half a frame counts as idle, and no frame is requested", async () => {
		const { requested, schedule } = await busyScreen();
		vi.advanceTimersByTime(8);
		const flush = vi.fn();
		schedule(flush);
		await Promise.resolve();
		expect(flush).toHaveBeenCalledTimes(1);
		expect(requested()).toBe(0);
	});

	test("it does not flush once cancelled", async () => {
		const { draw, schedule } = screen();
		const flush = vi.fn();
		schedule(flush)();
		await Promise.resolve();
		vi.advanceTimersByTime(1_000);
		draw();
		expect(flush).not.toHaveBeenCalled();
	});
});

describe("within a steady flow", () => {
	/** Scheduled 7 ms later, and not run yet. */
	const waitingFlush = async (schedule: Schedule) => {
		vi.advanceTimersByTime(7);
		const flush = vi.fn();
		schedule(flush);
		await Promise.resolve();
		expect(flush).not.toHaveBeenCalled();
		return flush;
	};

	test("it flushes once, with the next frame", async () => {
		const { draw, schedule } = await busyScreen();
		const flush = await waitingFlush(schedule);
		draw();
		vi.advanceTimersByTime(1_000);
		draw();
		expect(flush).toHaveBeenCalledTimes(1);
	});

	test("it waits for a frame even if one was drawn since the last flush", async () => {
		const { draw, schedule } = await busyScreen();
		draw();
		const flush = await waitingFlush(schedule);
		draw();
		expect(flush).toHaveBeenCalledTimes(1);
	});

	test("it flushes once a frame, however often pushes arrive", async () => {
		const { draw, schedule } = screen();
		const at: number[] = [];
		const start = performance.now();
		let isWaiting = false;
		for (let now = 0; now < 1_000; now += 1) {
			if (!isWaiting)
				schedule(() => {
					isWaiting = false;
					at.push(performance.now() - start);
				});
			isWaiting = true;
			await Promise.resolve();
			if (now % 17 === 5) draw();
			vi.advanceTimersByTime(1);
		}
		expect(at.slice(0, 4)).toEqual([0, 5, 22, 39]);
		expect(at.length).toBe(60);
	});

	test("it does not flush once cancelled", async () => {
		const { draw, schedule } = await busyScreen();
		const flush = vi.fn();
		schedule(flush)();
		draw();
		vi.advanceTimersByTime(1_000);
		expect(flush).not.toHaveBeenCalled();
	});
});

test("a hidden page leaves no frame requested, however long it is hidden", () => {
	const { requested, schedule } = screen({ hidden: true });
	for (let times = 0; times < 100; times += 1) {
		schedule(() => {});
		vi.advanceTimersByTime(250);
	}
	expect(requested()).toBe(0);
});

test("a hidden page flushes by the timer, once", async () => {
	const { draw, schedule } = screen({ hidden: true });
	const flush = vi.fn();
	schedule(flush);
	await Promise.resolve();
	vi.advanceTimersByTime(249);
	expect(flush).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1_000);
	draw();
	expect(flush).toHaveBeenCalledTimes(1);
});
