import { beforeEach, expect, test, vi } from "vitest";
import { everyWhenUntouched } from "./when-untouched.ts";

beforeEach(() => {
	vi.useFakeTimers();
});

const start = () => {
	const page = new EventTarget();
	let beats = 0;
	const end = everyWhenUntouched(() => {
		beats++;
	}, page);
	return {
		end,
		beats: () => beats,
		touch: (type: string) => page.dispatchEvent(new Event(type)),
		wait: (seconds: number) => vi.advanceTimersByTime(seconds * 1000),
	};
};

test("an untouched page causes a call every 5 s, until the unsubscription", () => {
	const { beats, wait, end } = start();
	wait(14.9);
	expect(beats()).toBe(2);
	end();
	wait(60);
	expect([beats(), vi.getTimerCount()]).toEqual([2, 0]);
});

test.each(["wheel", "scroll", "keydown", "pointerup"])("a %s delays the next call", (type) => {
	const { beats, wait, touch } = start();
	wait(4.9);
	touch(type);
	wait(5);
	expect(beats()).toBe(0);
	wait(5);
	expect(beats()).toBe(1);
});

test("there is no call while a finger is down, nor directly after it", () => {
	const { beats, wait, touch } = start();
	touch("pointerdown");
	wait(30);
	expect(beats()).toBe(0);
	touch("pointerup");
	wait(5);
	expect(beats()).toBe(0);
	wait(5);
	expect(beats()).toBe(1);
});
