import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../paths.ts";
import { breakingCalls, breakingFrames, type Document } from "./breaking.ts";

const read = (file: string): Document => JSON.parse(readFileSync(join(root, "contracts", file), "utf8"));
const openapi = read("openapi.json");
const asyncapi = read("asyncapi.json");

const object = (properties: object, required: readonly string[] = []): object => ({
	type: "object",
	properties,
	required,
});
const text = { type: "string" };

interface Written {
	readonly kind?: string;
	readonly security?: readonly object[];
	readonly parameters?: readonly object[];
	readonly form?: object;
	readonly answer?: object;
}

/** A document with one call, which closes an order. */
const close = ({
	kind = "command",
	security = [{}],
	parameters = [],
	form = {},
	answer = {},
}: Written = {}): Document => ({
	paths: {
		"/close": {
			get: {
				"x-kind": kind,
				security,
				parameters,
				requestBody: { content: { form: { schema: form } } },
				responses: { "200": { content: { json: { schema: answer } } } },
			},
		},
	},
});

test("no contract breaks itself, and one with more calls, frames and fields breaks no older app", () => {
	expect([breakingCalls(openapi, openapi), breakingFrames(asyncapi, asyncapi)]).toEqual([[], []]);
	expect(breakingCalls({ paths: {} }, openapi)).toEqual([]);
	expect(breakingFrames({ operations: {} }, asyncapi)).toEqual([]);
	const before = close({ answer: object({ id: text }, ["id"]) });
	const after = close({
		parameters: [{ name: "note", schema: text }],
		answer: object({ id: text, at: text }, ["id", "at"]),
	});
	expect(breakingCalls(before, after)).toEqual([]);
});

test.each<[string, Written, Written, string]>([
	[
		"a command as a query",
		{},
		{ kind: "query" },
		"GET /close is a query with a session, not a command with a session",
	],
	[
		"a session for all",
		{ security: [] },
		{},
		"GET /close is a command with a session, not a command without a session",
	],
	[
		"a new required parameter",
		{},
		{ parameters: [{ name: "reason", required: true, schema: text }] },
		"GET /close: sent.reason may be missing",
	],
	[
		"a stop-loss that is ignored",
		{ form: object({ stop_loss: text }) },
		{ form: object({}) },
		"GET /close: sent.stop_loss is not read any more",
	],
	[
		"a number for a text",
		{ answer: object({ fee: text }) },
		{ answer: object({ fee: { type: "number" } }) },
		"GET /close: answer.fee is number, not string",
	],
	[
		"a field that may be missing",
		{ answer: object({ fee: text }, ["fee"]) },
		{ answer: object({ fee: text }) },
		"GET /close: answer.fee may be missing",
	],
	[
		"a state that the app does not know",
		{ answer: object({ state: { enum: [1, 2] } }) },
		{ answer: object({ state: { enum: [1, 2, 3] } }) },
		"GET /close: answer.state has other values: 1, 2, 3, not 1, 2",
	],
	[
		"an alternative that the app does not know, in a list",
		{ answer: { type: "array", items: { anyOf: [text, { type: "null" }] } } },
		{ answer: { type: "array", items: { anyOf: [text, { type: "number" }] } } },
		"each of GET /close: answer is number, not string",
	],
])("an app that is open breaks by %s", (_, before, after, change) => {
	expect(breakingCalls(close(before), close(after))).toEqual([change]);
	// What the platform takes more of, or answers less of, does not.
	expect(breakingCalls(close(before), close(before))).toEqual([]);
});

test("each call and frame that is left out is named", () => {
	expect(breakingCalls(openapi, { paths: {} })).toHaveLength(Object.keys(Object(openapi.paths)).length);
	expect(breakingFrames(asyncapi, { operations: {} })).toContain("frame login is removed");
});
