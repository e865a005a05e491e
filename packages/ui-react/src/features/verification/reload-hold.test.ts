import { expect, test } from "vitest";
import { reloadApp } from "../../router/reload-app.ts";
import { holdWhileOpen } from "./reload-hold.ts";

const start = () => {
	let reloads = 0;
	const reload = () => {
		reloads += 1;
	};
	const hold = holdWhileOpen(() => true, reload);
	return { hold, reload, reloads: () => reloads };
};

test("A-365: a typed identity number holds a reload while its form is open, and no longer than that", () => {
	const { hold, reload, reloads } = start();
	hold.opened();
	reloadApp(reload);
	const open = reloads();
	hold.left();
	expect([open, reloads()]).toEqual([0, 1]);
	hold.end();
});

test("A-365: a form that was left with an identity number blocks no later change of the language", () => {
	const { hold, reload, reloads } = start();
	hold.opened();
	hold.left();
	reloadApp(reload);
	expect(reloads()).toBe(1);
	hold.opened();
	reloadApp(reload);
	expect(reloads()).toBe(1);
	hold.end();
	expect(reloads()).toBe(2);
});
