import { expect, test } from "vitest";
import { setup } from "xstate";
import { expectEveryTransitionWalked } from "./walk-machine.test-support.ts";

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
	expect(() => expectEveryTransitionWalked(lamp, [{ type: "press" }, { type: "break" }])).toThrow(
		"Not reached in lamp:\nstate lamp.broken\nlamp.on on break #1 if guard → lamp.broken",
	);
});

test("walks events, delays and always transitions", () => {
	const walk = expectEveryTransitionWalked(lamp, [{ type: "press" }], {
		except: ["state lamp.broken", "lamp.on on break #1 if guard → lamp.broken"],
	});
	expect(walk).toEqual({
		states: 5,
		snapshots: 3,
		transitions: [
			"lamp.off on press #1 → lamp.warming",
			"lamp.warming on xstate.after.100.lamp.warming #1 → lamp.warm",
			"lamp.warm on always #1 → lamp.on",
			"lamp.on on press #1 → lamp.off",
			"lamp.on on break #1 if guard → lamp.broken",
		],
	});
});
