import { expect, test } from "vitest";
import { ignoreGhostTaps } from "./ghost-taps.ts";

const control = () => {
	const self = { closest: () => self };
	return self;
};
const background = { closest: () => null };

const start = () => {
	const page = new EventTarget();
	ignoreGhostTaps(page);
	let clicks = 0;
	page.addEventListener("click", () => {
		clicks++;
	});
	const send = (type: string, facts: object): void => {
		const event = new Event(type, { cancelable: true });
		for (const [name, value] of Object.entries(facts)) Object.defineProperty(event, name, { value });
		page.dispatchEvent(event);
	};
	return {
		clicks: () => clicks,
		key: (target: object) => send("click", { target, detail: 0 }),
		tap: (target: object, timeStamp: number, clientX = 100, pointerType = "touch") => {
			send("pointerdown", { target, timeStamp, clientX, clientY: 100, pointerType });
			send("click", { target, detail: 1 });
		},
	};
};

test("the second and the third tap do not press a control that has appeared under the finger", () => {
	const { tap, clicks } = start();
	tap(control(), 1000);
	const risen = control();
	tap(risen, 1300);
	tap(risen, 1600);
	expect(clicks()).toBe(1);
});

test.each([
	["the same control", (one: object) => [one, 1100, 100]],
	["a control elsewhere", () => [control(), 1100, 120]],
	["a control 500 ms later", () => [control(), 1500, 100]],
] as const)("a second tap presses %s", (_, second) => {
	const { tap, clicks } = start();
	const one = control();
	tap(one, 1000);
	const [target, at, x] = second(one);
	tap(target as object, at as number, x as number);
	expect(clicks()).toBe(2);
});

test("a tap beside all controls is ignored, and a key press counts after a ghost tap", () => {
	const { tap, key, clicks } = start();
	tap(control(), 1000);
	tap(background, 1100);
	expect(clicks()).toBe(2);
	tap(control(), 1200);
	expect(clicks()).toBe(2);
	key(control());
	expect(clicks()).toBe(3);
});

test("a mouse click on a control that has just appeared counts", () => {
	const { tap, clicks } = start();
	tap(control(), 1000, 100, "mouse");
	tap(control(), 1100, 100, "mouse");
	expect(clicks()).toBe(2);
});
