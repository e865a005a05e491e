import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { assign, createActor, setup } from "xstate";
import { record, recorder, stopRecording } from "../../state/recorder.ts";
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

it("large first steps do not take the place of all later ones", () => {
	observe();
	for (let index = 0; index < 300; index++) record("received", index, "x".repeat(20_000));
	for (let index = 300; index < 600; index++) record("received", index, "x");
	const places = recorder.steps.filter(([, is]) => is === "received").map(([, , place]) => Number(place));
	expect([places[0], places.slice(-300)]).toEqual([0, Array.from({ length: 300 }, (_, at) => 300 + at)]);
	expect(recorder.steps.filter(([, is]) => is === "gap")).toHaveLength(1);
	expect(JSON.stringify(recorder.steps).length).toBeLessThan(3_000_000);
});

it("nothing is kept if the code that bounds the memory does not load", () => {
	record("call", { path: "/login" }, { password: "canary-1" });
	stopRecording();
	record("received", 1, "{}");
	expect(recorder.steps).toEqual([]);
});

it("a press reaches its machine, and an answer its caller, whatever they contain", () => {
	const cyclic: { own?: unknown } = {};
	cyclic.own = cyclic;
	type Press = { readonly type: "press"; readonly on: unknown };
	const machine = setup({ types: { context: {} as { readonly presses: number }, events: {} as Press } });
	const actor = createActor(
		machine.createMachine({
			context: { presses: 0 },
			on: { press: { actions: assign(({ context }) => ({ presses: context.presses + 1 })) } },
		}),
	);
	record("machine", actor);
	observe();
	vi.stubGlobal("event", { type: "click", isTrusted: true });
	actor.start();
	actor.send({ type: "press", on: cyclic });
	actor.send({ type: "press", on: 1n });
	expect(actor.getSnapshot().context.presses).toBe(2);
	expect(recorder.steps.filter(([, is]) => is === "event").map(([, , , json]) => json)).toEqual([
		"null",
		"null",
	]);
	recorder.added = () => {
		throw new Error("a fault of the recorder");
	};
	expect(record("reply", undefined, { is: "no answer" }).slice(1)).toEqual([
		"reply",
		undefined,
		{ is: "no answer" },
	]);
	expect(recorder.steps).toEqual([]);
});
