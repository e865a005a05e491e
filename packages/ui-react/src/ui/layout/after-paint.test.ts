import { beforeEach, expect, test, vi } from "vitest";
import { afterPaint } from "./after-paint.ts";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const frames = new Map<number, () => void>();
	let last = 0;
	vi.stubGlobal("requestAnimationFrame", (run: () => void) => {
		last += 1;
		frames.set(last, run);
		return last;
	});
	vi.stubGlobal("cancelAnimationFrame", (frame: number) => frames.delete(frame));
	vi.stubGlobal("paint", () => {
		const due = [...frames.values()];
		frames.clear();
		for (const run of due) run();
	});
});

const paint = (): void => Reflect.get(globalThis, "paint")();

test("the function is called once after the frame, not in it", () => {
	const act = vi.fn();
	afterPaint(act);
	paint();
	expect(act).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(act).toHaveBeenCalledTimes(1);
	vi.advanceTimersByTime(1000);
	paint();
	expect(act).toHaveBeenCalledTimes(1);
});

test("on a hidden page, which has no frames, it is also called once", () => {
	const act = vi.fn();
	afterPaint(act);
	vi.advanceTimersByTime(250);
	expect(act).toHaveBeenCalledTimes(1);
	paint();
	vi.advanceTimersByTime(1000);
	expect(act).toHaveBeenCalledTimes(1);
});

test.each([
	["before the frame", () => {}],
	["between the frame and its turn", paint],
])("cancelled %s it is never called", (_, meanwhile) => {
	const act = vi.fn();
	const callOff = afterPaint(act);
	meanwhile();
	callOff();
	paint();
	vi.advanceTimersByTime(1000);
	expect(act).not.toHaveBeenCalled();
});
