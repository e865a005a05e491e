import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createPull } from "./pull.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const start = () => {
	const refresh = vi.fn();
	const shown: (readonly [number, string])[] = [];
	const pull = createPull({ show: (pixels, state) => shown.push([pixels, state]), refresh });
	const by = (...distances: readonly number[]) => {
		pull.start(100);
		for (const distance of distances) pull.move(100 + distance);
		pull.end();
	};
	return { ...pull, by, refresh, shown, last: () => shown.at(-1) };
};

describe("Spec 2 §9: a pull that refreshes", () => {
	test("shows the spinner for 500 ms, however soon the list is read", () => {
		const { by, refresh, shown, last } = start();
		by(60, 120);
		expect(shown).toEqual([
			[30, "pulling"],
			[60, "far enough"],
			[44, "refreshing"],
		]);
		expect(refresh).toHaveBeenCalledTimes(1);
		vi.advanceTimersByTime(499);
		expect(last()).toEqual([44, "refreshing"]);
		vi.advanceTimersByTime(1);
		expect(last()).toEqual([0, "idle"]);
		expect(refresh).toHaveBeenCalledTimes(1);
	});

	test("is followed by the next one only after the spinner", () => {
		const { by, refresh } = start();
		by(120);
		by(120);
		expect(refresh).toHaveBeenCalledTimes(1);
		vi.advanceTimersByTime(500);
		by(120);
		expect(refresh).toHaveBeenCalledTimes(2);
	});

	test("has no spinner any more once its list has left the page", () => {
		const { by, stop, shown } = start();
		by(120);
		stop();
		vi.advanceTimersByTime(1000);
		expect(shown.slice(-2)).toEqual([
			[44, "refreshing"],
			[0, "idle"],
		]);
	});
});

describe("A pull that does not refresh", () => {
	test.each([
		{ what: "too short", distances: [110] },
		{ what: "taken back", distances: [120, 20] },
		{ what: "upwards", distances: [-50] },
	])("is $what", ({ distances }) => {
		const { by, refresh, last } = start();
		by(...distances);
		expect([refresh.mock.calls.length, last()]).toEqual([0, [0, "idle"]]);
	});

	test("begins where the touch cannot pull", () => {
		const { start: touch, move, end, refresh, shown } = start();
		touch(undefined);
		move(300);
		end();
		expect([refresh.mock.calls.length, shown]).toEqual([0, []]);
	});
});
