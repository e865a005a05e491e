import { expect, test } from "vitest";
import { assign, setup } from "xstate";
import { coverMachine } from "./machine-coverage.test-support.ts";

const lamp = setup({
	types: { events: {} as { type: "press" } | { type: "break" }, context: {} as { presses: bigint } },
}).createMachine({
	id: "lamp",
	context: { presses: 0n },
	initial: "off",
	states: {
		off: { on: { press: "warming" } },
		warming: { after: { 100: "warm" } },
		warm: { always: "on" },
		on: { on: { press: "off", break: { guard: ({ context }) => context.presses > 10n, target: "broken" } } },
		broken: {},
	},
});

test("names the states and transitions that no path reaches", () => {
	expect(() => coverMachine(lamp, [{ type: "press" }, { type: "break" }])).toThrow(
		"Not reached in lamp:\nstate lamp.broken\nlamp.on on break #1 if guard → lamp.broken",
	);
});

const broken = ["state lamp.broken", "lamp.on on break #1 if guard → lamp.broken"];

test("covers events, delays and always transitions, without the excepted ones", ({ task }) => {
	const coverage = coverMachine(lamp, [{ type: "press" }], { except: broken });
	expect(coverage).toEqual({
		states: 5,
		snapshots: 3,
		transitions: [
			"lamp.off on press #1 → lamp.warming",
			"lamp.warming on xstate.after.100.lamp.warming #1 → lamp.warm",
			"lamp.warm on always #1 → lamp.on",
			"lamp.on on press #1 → lamp.off",
		],
	});
	expect(task.meta).toEqual({
		coverage: [
			{ machine: "lamp", states: { covered: 4, excepted: 1 }, transitions: { covered: 4, excepted: 1 } },
		],
	});
});

test("rejects an exception that is covered or unknown", () => {
	const except = [...broken, "state lamp.on", "state lamp.off.dim"];
	expect(() => coverMachine(lamp, [{ type: "press" }], { except })).toThrow(
		"Excepted in lamp, but covered or unknown:\nstate lamp.on\nstate lamp.off.dim",
	);
});

const door = setup({
	types: {} as { input: { isLocked: boolean }; events: { type: "turn key" }; context: { turns: number } },
}).createMachine({
	id: "door",
	context: { turns: 0 },
	initial: "built",
	states: {
		built: {
			always: [
				{ guard: ({ event }) => "input" in event && Object(event.input).isLocked, target: "locked" },
				{ target: "open" },
			],
		},
		locked: { on: { "turn key": "open" } },
		open: { on: { "turn key": { actions: assign({ turns: ({ context }) => context.turns + 1 }) } } },
	},
});

test("covers the states before the first snapshot, from each input", () => {
	const sameWhen = ({ value }: { value: unknown }) => value;
	const turnKey = [{ type: "turn key" }] as const;
	expect(
		coverMachine(door, turnKey, {
			inputs: [{ isLocked: true }, { isLocked: false }],
			sameWhen,
		}),
	).toMatchObject({ states: 4, snapshots: 2 });
	expect(() => coverMachine(door, turnKey, { input: { isLocked: true }, sameWhen })).toThrow(
		"Not reached in door:\ndoor.built on always #2 → door.open",
	);
});

test("stops at a machine with an endless number of snapshots", () => {
	const bell = setup({ types: {} as { events: { type: "ring" }; context: { rings: number } } }).createMachine(
		{
			id: "bell",
			context: { rings: 0 },
			on: { ring: { actions: assign({ rings: ({ context }) => context.rings + 1 }) } },
		},
	);
	expect(() => coverMachine(bell, [{ type: "ring" }])).toThrow(
		"bell has more than 20000 snapshots: exclude values that grow without a limit by sameWhen.",
	);
});
