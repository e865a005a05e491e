import { expect, test } from "vitest";
import { createStore } from "../../state/store.ts";
import { whileIn } from "./view.ts";

const startView = (atFirst: boolean) => {
	const { get, set, subscribe } = createStore(atFirst);
	return { set, view: { ref: () => {}, isIn: get, wasIn: get, subscribe } };
};

const record = (atFirst: boolean) => {
	const { set, view } = startView(atFirst);
	const done: string[] = [];
	const stop = whileIn(view, () => {
		done.push("begins");
		return () => done.push("ends");
	});
	return { set, stop, done };
};

test("what runs while a view is in begins and ends with it, each time", () => {
	const { set, done } = record(false);
	expect(done).toEqual([]);
	set(true);
	set(false);
	set(true);
	expect(done).toEqual(["begins", "ends", "begins"]);
});

test("it begins at once in a view that is in, ends when it is stopped, and then no longer follows", () => {
	const { set, stop, done } = record(true);
	stop();
	set(false);
	set(true);
	expect(done).toEqual(["begins", "ends"]);
});
