import { Result } from "effect";
import { describe, expect, it, test } from "vitest";
import { readRecording, recordingOf, type Step } from "./recording.ts";

const steps: readonly Step[] = [
	{ at: 0, is: "machine", machine: "contract order", record: 3 },
	{ at: 0.5, is: "call", call: 1, method: "GET", path: "/v2/api/forex/submit", input: { cont: "0.5" } },
	{ at: 1, is: "answer", call: 1, status: 200, body: { code: 1 } },
	{ at: 2, is: "no answer", call: 2 },
	{ at: 3, is: "socket", socket: 1, does: "opening" },
	{ at: 4, is: "received", socket: 1, frame: { type: "pong" } },
	{ at: 5, is: "sent", socket: 1, frame: { type: "ping" } },
	{ at: 6, is: "state", machine: "order ticket", value: { "outcome unknown": "waiting" } },
	{ at: 7, is: "event", machine: "order ticket", event: { type: "confirm" } },
	{ at: 8, is: "press", place: "0/1" },
	{ at: 8, is: "typed", place: "0/1", value: "0.5" },
	{ at: 8, is: "page", path: "/order" },
	{ at: 9, is: "device", isOnline: false },
	{ at: 9, is: "gap", steps: 200 },
	{ at: 10, is: "knows", machine: "balances", facts: { free: "1" } },
];

const recording = recordingOf({
	app: { version: "0.1.0", build: "app-1.js" },
	startedAt: 1_772_445_600_000,
	start: { page: "/trade", token: "text-1" },
	steps,
});

it("a saved recording is read as it was", () => {
	expect(readRecording(JSON.stringify(recording))).toEqual(Result.succeed(recording));
});

it("a recording of version 1 is read", () => {
	const first = { ...recording, version: 1 };
	expect(readRecording(JSON.stringify(first))).toEqual(Result.succeed(first));
});

describe("another file is refused with the reason:", () => {
	test.each([
		["text", "{", "The file is not JSON."],
		["other JSON", "[]", "The file is no recording of the app."],
		[
			"a newer version",
			JSON.stringify({ ...recording, version: 3 }),
			"The recording has version 3, and this release reads versions 1 and 2: use the release that saved it.",
		],
	])("%s", (_, text, reason) => {
		expect(readRecording(text)).toEqual(Result.fail(reason));
	});

	test("a damaged one", () => {
		const damaged = readRecording(JSON.stringify({ ...recording, steps: [{ is: "state", at: "soon" }] }));
		expect(Result.isFailure(damaged) && damaged.failure).toContain("The recording is damaged: ");
	});
});
