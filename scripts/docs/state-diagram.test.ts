import { expect, test } from "vitest";
import { createMachine } from "xstate";
import { stateDiagram, transitionRows } from "./state-diagram.ts";

test("events, guards, answers, delays and events of any state are labelled arrows", () => {
	const machine = createMachine({
		initial: "not sent",
		on: { reset: { target: ".not sent" } },
		states: {
			"not sent": { on: { press: [{ target: "sending", guard: "may order" }], look: {} } },
			sending: {
				invoke: {
					id: "submitOrder",
					src: "submit",
					onDone: { target: "done: well" },
					onError: { target: "in doubt" },
				},
			},
			"in doubt": {
				initial: "waiting",
				states: { waiting: { after: { 2000: "looking" } }, looking: { always: { target: "#well" } } },
			},
			"done: well": { id: "well", type: "final" },
		},
	});
	expect(
		stateDiagram(machine)
			.split("\n")
			.map((line) => line.trim()),
	).toEqual([
		"stateDiagram-v2",
		"[*] --> not_sent",
		'state "not sent" as not_sent',
		'state "sending" as sending',
		'state "in doubt" as in_doubt {',
		"[*] --> in_doubt__waiting",
		'state "waiting" as in_doubt__waiting',
		'state "looking" as in_doubt__looking',
		"}",
		'state "done  well" as done_well',
		"done_well --> [*]",
		'state "any state" as any_state',
		"any_state --> not_sent: reset",
		"not_sent --> sending: press [may order]",
		"sending --> done_well: submit order answered",
		"sending --> in_doubt: submit order broke",
		"in_doubt__waiting --> in_doubt__looking: after 2 s",
		"in_doubt__looking --> done_well: at once",
	]);
});

test("parallel states are drawn inside another state", () => {
	const machine = createMachine({
		id: "page",
		type: "parallel",
		states: { words: { initial: "old", states: { old: {} } }, colours: {} },
	});
	expect(
		stateDiagram(machine)
			.split("\n")
			.map((line) => line.trim()),
	).toEqual([
		"stateDiagram-v2",
		'state "page" as all_of_it {',
		'state "words" as words {',
		"[*] --> words__old",
		'state "old" as words__old',
		"}",
		"--",
		'state "colours" as colours',
		"}",
	]);
});

test("the table has every event of every state once, also those that change nothing", () => {
	const machine = createMachine({
		initial: "open",
		on: { reset: { target: ".open" } },
		states: {
			open: {
				initial: "idle",
				states: {
					idle: { on: { look: {}, go: [{ target: "#end", guard: () => true }, { target: "#end" }] } },
				},
			},
			end: { id: "end" },
		},
	});
	expect(transitionRows(machine)).toEqual([
		{ from: "any state", event: "reset", to: "open" },
		{ from: "open.idle", event: "look", to: "open.idle" },
		{ from: "open.idle", event: "go", to: "end" },
	]);
});
