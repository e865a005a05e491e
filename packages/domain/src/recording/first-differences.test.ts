import { describe, expect, it, test } from "vitest";
import { firstDifferences, fits } from "./first-differences.ts";
import type { Step } from "./recording.ts";

const state = (at: number, value: unknown, machine = "order ticket"): Step => ({
	at,
	is: "state",
	machine,
	value,
});
const call = (at: number, input: unknown, path = "/submit"): Step => ({
	at,
	is: "call",
	call: 1,
	method: "GET",
	path,
	input,
});
const sent = (at: number, frame: unknown): Step => ({ at, is: "sent", socket: 1, frame });
const knows = (at: number, facts: unknown): Step => ({ at, is: "knows", machine: "balances", facts });

const everything: Parameters<typeof firstDifferences>[2] = {
	isCompared: () => true,
	isRequired: () => true,
	until: 1000,
};

const differences = (recorded: readonly Step[], replayed: readonly Step[], comparison = everything) =>
	firstDifferences(recorded, replayed, comparison);

describe("nothing differs:", () => {
	test.each<[string, readonly Step[], readonly Step[]]>([
		[
			"the same states at other moments",
			[state(1, "editing"), state(9, "sending")],
			[state(2, "editing"), state(5, "sending")],
		],
		[
			"the states of two machines in another order",
			[state(1, "a"), state(1, "b", "site")],
			[state(1, "b", "site"), state(1, "a")],
		],
		[
			"the same calls in another order",
			[call(1, { page: "1" }), call(1, { page: "2" })],
			[call(1, { page: "2" }), call(1, { page: "1" })],
		],
		["pings, answers and events", [sent(1, { type: "ping" }), { at: 1, is: "no answer", call: 1 }], []],
		["what is later than the end", [state(1, "editing")], [state(1, "editing"), state(1001, "sending")]],
		[
			"the states before a machine was observed",
			[{ at: 0, is: "machine", machine: "order ticket" }, state(500, "editing"), state(600, "sending")],
			[
				{ at: 0, is: "machine", machine: "order ticket" },
				state(0, "loading"),
				state(510, "editing"),
				state(600, "sending"),
			],
		],
		[
			"the states before the replay observed a machine",
			[
				{ at: 0, is: "machine", machine: "realtime" },
				state(1, "connecting", "realtime"),
				state(140, "logging in", "realtime"),
				state(150, "live", "realtime"),
			],
			[
				{ at: 0, is: "machine", machine: "realtime" },
				state(130, "logging in", "realtime"),
				state(150, "live", "realtime"),
			],
		],
		[
			"a state that a machine had again soon after it was observed",
			[
				{ at: 0, is: "machine", machine: "balances" },
				...["loading", "ready", "loading", "ready"].map((value, at) => state(100 + at, value, "balances")),
			],
			[
				{ at: 0, is: "machine", machine: "balances" },
				...["unknown", "loading", "ready", "loading", "ready"].map((value, at) =>
					state(90 + at, value, "balances"),
				),
			],
		],
	])("%s", (_, recorded, replayed) => {
		expect(differences(recorded, replayed)).toEqual([]);
	});
});

describe("the first difference is named:", () => {
	test("another state", () => {
		expect(
			differences([state(1, "editing"), state(9, "sending")], [state(1, "editing"), state(7, "accepted")]),
		).toEqual([{ at: 7, of: "state of order ticket", step: 1, expected: "sending", got: "accepted" }]);
	});

	test("a state that is not reached", () => {
		expect(differences([state(1, "editing"), state(9, "sending")], [state(1, "editing")])).toEqual([
			{ at: 9, of: "state of order ticket", step: 1, expected: "sending", got: undefined },
		]);
	});

	test("a call that was not recorded, and a frame that is not sent", () => {
		expect(differences([call(1, { id: "1" })], [call(1, { id: "1" }), call(3, { id: "1" })])).toEqual([
			{ at: 3, of: "call /submit", step: undefined, expected: undefined, got: { id: "1" } },
		]);
		expect(differences([sent(1, { type: "sub", topic: "KLINE.text-1" })], [])).toEqual([
			{ at: 1, of: "frame sub", step: 0, expected: { type: "sub", topic: "KLINE.text-1" }, got: undefined },
		]);
	});

	test("what a machine knows at the end", () => {
		expect(differences([knows(2000, { free: "1" })], [knows(2000, { free: "2" })])).toEqual([
			{ at: 2000, of: "facts of balances", step: 0, expected: { free: "1" }, got: { free: "2" } },
		]);
	});

	test("all that differs at the first moment, states first", () => {
		const found = differences(
			[],
			[call(5, {}), state(5, "sending"), state(9, "done", "site"), sent(5, { type: "sub" })],
		);
		expect(found.map(({ of }) => of)).toEqual(["state of order ticket", "call /submit", "frame sub"]);
	});

	test("a first state that a machine never had after it was observed", () => {
		const recorded: readonly Step[] = [
			{ at: 0, is: "machine", machine: "site" },
			state(500, "ready", "site"),
		];
		expect(differences(recorded, [state(0, "loading", "site")])).toEqual([
			{ at: 0, of: "state of site", step: 1, expected: "ready", got: "loading" },
		]);
	});
});

it("what is not compared or not required is no difference", () => {
	const withoutCalls = { ...everything, isCompared: ({ is }: Step) => is !== "call" };
	expect(differences([call(1, {})], [], withoutCalls)).toEqual([]);
	const withoutRequired = { ...everything, isRequired: () => false };
	expect(differences([call(1, {}), state(1, "a")], [], withoutRequired)).toEqual([]);
	expect(differences([call(1, { a: "1" })], [call(1, { a: "2" })], withoutRequired)).toEqual([
		{ at: 1, of: "call /submit", step: undefined, expected: undefined, got: { a: "2" } },
	]);
});

it("a text that stands for another one fits any text of the app, but not another recorded one", () => {
	expect([
		fits({ device: "text-1" }, { device: "Android" }),
		fits("text-1", "text-2"),
		fits("text-1", 1),
		fits({ a: 1 }, { a: 1, b: 2 }),
		fits([1, null], [1, null]),
		fits(null, {}),
	]).toEqual([true, false, false, false, true, false]);
});
