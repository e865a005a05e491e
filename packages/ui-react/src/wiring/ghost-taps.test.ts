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
	let heard = 0;
	page.addEventListener("click", () => {
		heard++;
	});
	const send = (type: string, facts: object): void => {
		const event = new Event(type, { cancelable: true });
		for (const [name, value] of Object.entries(facts)) Object.defineProperty(event, name, { value });
		page.dispatchEvent(event);
	};
	return {
		heard: () => heard,
		key: (target: object) => send("click", { target, detail: 0 }),
		tap: (target: object, timeStamp: number, clientX = 100, pointerType = "touch") => {
			send("pointerdown", { target, timeStamp, clientX, clientY: 100, pointerType });
			send("click", { target, detail: 1 });
		},
	};
};

test("the second and the third tap do not press what has come under the finger", () => {
	const { tap, heard } = start();
	tap(control(), 1000);
	const risen = control();
	tap(risen, 1300);
	tap(risen, 1600);
	expect(heard()).toBe(1);
});

test.each([
	["the same control", (one: object) => [one, 1100, 100]],
	["what is elsewhere", () => [control(), 1100, 120]],
	["what was there for a while", () => [control(), 1500, 100]],
] as const)("a second tap presses %s", (_, second) => {
	const { tap, heard } = start();
	const one = control();
	tap(one, 1000);
	const [target, at, x] = second(one);
	tap(target as object, at as number, x as number);
	expect(heard()).toBe(2);
});

test("a tap beside all controls ends nothing, and a key is heard after a stray tap", () => {
	const { tap, key, heard } = start();
	tap(control(), 1000);
	tap(background, 1100);
	expect(heard()).toBe(2);
	tap(control(), 1200);
	expect(heard()).toBe(2);
	key(control());
	expect(heard()).toBe(3);
});

test("a mouse may press what has come under it at once", () => {
	const { tap, heard } = start();
	tap(control(), 1000, 100, "mouse");
	tap(control(), 1100, 100, "mouse");
	expect(heard()).toBe(2);
});
