import { Schema } from "effect";
import { describe, expect, it } from "vitest";
import { calls } from "../calls.ts";
import { frames } from "../frame.ts";
import { Figure, Flag, FlagNumber, Id, optional, UnixSeconds } from "../wire.ts";
import { matchersOf } from "./matchers.ts";

const integer = { "pact:matcher:type": "integer" };
const regex = (pattern: string) => ({ "pact:matcher:type": "regex", regex: pattern });
const text = (pattern: string) => ({
	"pact:matcher:type": [{ "pact:matcher:type": "type" }, regex(pattern)],
});
const both = (pattern: string) => ({ "pact:matcher:type": [integer, regex(pattern)] });

describe("matchers of a pact", () => {
	it.each([
		["a figure", Figure, "-1.5", text("^-?(0|[1-9][0-9]{0,20})(\\.[0-9]{1,18})?$")],
		["an id", Id, 7, both("^[1-9][0-9]*$")],
		["a moment", UnixSeconds, 7, both("^[0-9]+$")],
		["any whole number", Schema.Int, 7, integer],
		["a small range", Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 2 })), 1, both("^(0|1|2)$")],
		["a switch", Flag, "1", text("^(1|0)$")],
		["a switch that is a number", FlagNumber, 1, both("^(1|0)$")],
		["one literal", Schema.Literal("pong"), "pong", { "pact:matcher:type": "equality" }],
		["any text", Schema.String, "", { "pact:matcher:type": "type" }],
		["a text that is not empty", Schema.NonEmptyString, "a", text("^[\\s\\S]+$")],
	])("%s", (_, schema, example, rule) => {
		expect(matchersOf(schema, example)).toEqual({ ...rule, value: example });
	});

	it("a list requires a row, a list in a row does not; an optional key is required if the example has it", () => {
		const schema = Schema.Array(
			Schema.Struct({
				Id,
				tags: Schema.Array(Schema.String),
				note: Schema.optionalKey(Schema.String),
				mark: Schema.optionalKey(Schema.String),
			}),
		);
		expect(matchersOf(schema, [{ Id: 1, tags: ["a"], note: "n" }])).toEqual({
			"pact:matcher:type": "type",
			min: 1,
			value: [
				{
					Id: { ...both("^[1-9][0-9]*$"), value: 1 },
					tags: {
						"pact:matcher:type": "type",
						min: 0,
						value: [{ "pact:matcher:type": "type", value: "a" }],
					},
					note: { "pact:matcher:type": "type", value: "n" },
				},
			],
		});
	});

	it("an optional field is required in the form of the example", () => {
		expect(
			matchersOf(Schema.Struct({ flag: optional(Flag), time: optional(UnixSeconds) }), { flag: "1" }),
		).toEqual({
			flag: { ...text("^(1|0)$"), value: "1" },
		});
	});

	it("a schema without a matcher throws with its path", () => {
		expect(() => matchersOf(Schema.Struct({ a: Schema.Unknown }), { a: 1 })).toThrow("$.a: no pact matcher");
	});

	it("every call and every frame has matchers", () => {
		for (const call of calls) expect(() => matchersOf(call.reply, call.example.reply)).not.toThrow();
		for (const frame of frames) expect(() => matchersOf(frame.schema, frame.example)).not.toThrow();
	});
});
