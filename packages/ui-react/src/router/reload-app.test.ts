import { expect, test } from "vitest";
import { canReload, holdReload, reloadApp, reloadIfDue } from "./reload-app.ts";

test("Spec 1 §2: the app is reloaded once, and only after a typed secret is gone", () => {
	let reloads = 0;
	const reload = () => {
		reloads += 1;
	};
	reloadIfDue(reload);
	let isHeld = true;
	holdReload(() => isHeld);
	reloadApp(reload);
	const held = reloads;
	isHeld = false;
	reloadIfDue(reload);
	reloadIfDue(reload);
	expect([held, reloads]).toEqual([0, 1]);
	reloadApp(reload);
	expect(reloads).toBe(2);
});

test("Pitfall 31: a hold that ends with its session does not block a reload, although its text was never cleared", () => {
	let reloads = 0;
	const reload = () => {
		reloads += 1;
	};
	const release = holdReload(() => true, reload);
	reloadApp(reload);
	const held = reloads;
	release();
	reloadApp(reload);
	expect([held, reloads]).toEqual([0, 2]);
});

test("A-48: the app can be reloaded at once while the site answers and nothing defers it", async () => {
	const reached = () => Promise.resolve();
	const unreached = () => Promise.reject(new TypeError("Failed to fetch"));
	const free = [await canReload(reached), await canReload(unreached)];
	const release = holdReload(
		() => true,
		() => {},
	);
	const held = await canReload(reached);
	release();
	expect([free, held, await canReload(reached)]).toEqual([[true, false], false, true]);
});
