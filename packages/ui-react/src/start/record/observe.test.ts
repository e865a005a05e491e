import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { record, recorder } from "../../state/recorder.ts";
import { observe } from "./observe.ts";

beforeEach(() => {
	recorder.steps.length = 0;
	vi.stubGlobal("location", { pathname: "/trade" });
	vi.stubGlobal("addEventListener", () => {});
});
afterEach(() => {
	vi.unstubAllGlobals();
	globalThis.appRecording = undefined;
	recorder.steps.length = 0;
	delete recorder.added;
});

it("passwords are not kept, not even in memory", () => {
	record("call", { path: "/login" }, { account: "mia@canary.test", password: "canary-1" });
	observe();
	record("call", { path: "/login" }, { account: "mia@canary.test", new_password: "canary-2" });
	expect(JSON.stringify(recorder.steps)).not.toMatch(/canary-/);
	expect(recorder.steps.map(([, , , input]) => input)).toEqual([
		'{"account":"mia@canary.test","password":""}',
		'{"account":"mia@canary.test","new_password":""}',
	]);
});

it("steps beyond the bound are left out behind the first ones, and counted", () => {
	observe();
	for (let index = 0; index < 4000; index++) record("received", index, "x".repeat(1000));
	const gap = recorder.steps.find(([, is]) => is === "gap");
	expect(recorder.steps[0]?.[2]).toBe(0);
	expect(recorder.steps.at(-1)?.[2]).toBe(3999);
	expect(Number(gap?.[2]) + recorder.steps.length - 1).toBe(4000);
	expect(recorder.steps.length).toBeLessThan(3000);
});
