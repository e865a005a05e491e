import { beforeEach, describe, expect, test, vi } from "vitest";
import { frameSchedule } from "./frame-schedule.ts";
import type { Schedule } from "./push-gate.ts";

beforeEach(() => {
	vi.useFakeTimers();
});

/** A screen that draws when told to. */
const screen = ({ hidden = false } = {}) => {
	const frames = new Map<number, FrameRequestCallback>();
	let last = 0;
	return {
		draw: () => {
			const due = [...frames.values()];
			frames.clear();
			for (const run of due) run(0);
		},
		asked: () => frames.size,
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

/** One that has just handed something over. */
const busyScreen = async () => {
	const { asked, draw, schedule } = screen();
	schedule(() => {});
	await Promise.resolve();
	return { asked, draw, schedule };
};

describe("what comes after a rest", () => {
	test("runs before the next frame, once, when what is being done is done", async () => {
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

	test("is what comes half a frame after the last, and asks for no frame of its own", async () => {
		const { asked, schedule } = await busyScreen();
		vi.advanceTimersByTime(8);
		const flush = vi.fn();
		schedule(flush);
		await Promise.resolve();
		expect(flush).toHaveBeenCalledTimes(1);
		expect(asked()).toBe(0);
	});

	test("doesn't run once called off", async () => {
		const { draw, schedule } = screen();
		const flush = vi.fn();
		schedule(flush)();
		await Promise.resolve();
		vi.advanceTimersByTime(1_000);
		draw();
		expect(flush).not.toHaveBeenCalled();
	});
});

describe("what follows sooner", () => {
	/** Asked for 7 ms later, and not run yet. */
	const waitingFlush = async (schedule: Schedule) => {
		vi.advanceTimersByTime(7);
		const flush = vi.fn();
		schedule(flush);
		await Promise.resolve();
		expect(flush).not.toHaveBeenCalled();
		return flush;
	};

	test("runs with the next frame of the screen, once", async () => {
		const { draw, schedule } = await busyScreen();
		const flush = await waitingFlush(schedule);
		draw();
		vi.advanceTimersByTime(1_000);
		draw();
		expect(flush).toHaveBeenCalledTimes(1);
	});

	test("waits for a frame also where one has passed since", async () => {
		const { draw, schedule } = await busyScreen();
		draw();
		const flush = await waitingFlush(schedule);
		draw();
		expect(flush).toHaveBeenCalledTimes(1);
	});

	test("is handed over once a frame, however often something comes", async () => {
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

	test("doesn't run once called off", async () => {
		const { draw, schedule } = await busyScreen();
		const flush = vi.fn();
		schedule(flush)();
		draw();
		vi.advanceTimersByTime(1_000);
		expect(flush).not.toHaveBeenCalled();
	});
});

test("on a hidden page no frame is left asked for, however long it is hidden", () => {
	const { asked, schedule } = screen({ hidden: true });
	for (let times = 0; times < 100; times += 1) {
		schedule(() => {});
		vi.advanceTimersByTime(250);
	}
	expect(asked()).toBe(0);
});

test("on a page that isn't drawn all runs by the timer, once", async () => {
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
