import { Result } from "effect";
import { describe, expect, test } from "vitest";
import type { WireSchema } from "./call.ts";
import { calls } from "./calls.ts";
import { Envelope } from "./envelope.ts";
import { frames } from "./frame.ts";
import { specifiedFields } from "./pact/specified-fields.ts";
import { fieldsOf, isDigits, otherForm, withChange, withoutFields } from "./pact/wire-fields.ts";
import { readWire } from "./read-wire.ts";

interface Message {
	readonly id: string;
	readonly schema: WireSchema;
	readonly example: unknown;
}

/** Every reply and every frame of the platform. */
const messages: readonly Message[] = [
	...calls.map(({ id, reply, example }) => ({ id, schema: reply, example: example.reply })),
	...frames
		.filter(({ from }) => from === "platform")
		.map(({ id, schema, example }) => ({ id, schema, example })),
];
const table = messages.map((message) => [message.id, message] as const);

const read = ({ schema }: Message, json: unknown): unknown => {
	const reading = Result.getOrThrow(readWire(schema, json));
	expect(reading.leftOut).toEqual([]);
	return reading.value;
};

/** Numbers and texts of numbers by their value: `"1.10"` is `1.1`. */
const byValue = (value: unknown): unknown => {
	if (Array.isArray(value)) return value.map(byValue);
	if (typeof value === "object" && value !== null)
		return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, byValue(field)]));
	return isDigits(value) ? String(Number(value)) : value;
};

describe("Spec 1 §3, §7: what the app reads", () => {
	test("the fields of every reply and frame are compared with the specification", () => {
		expect(Object.keys(specifiedFields).sort()).toEqual(messages.map(({ id }) => id).sort());
	});

	test.each(table)("%s: every required field is one that the specification names", (id, { schema }) => {
		const required = fieldsOf(schema).filter(
			({ isRequired, path }) => isRequired && !isInOptional(schema, path),
		);
		expect(required.map(({ path }) => path).filter((path) => !specifiedFields[id]?.includes(path))).toEqual(
			[],
		);
	});

	test.each(table)("%s: the specification's fields alone are read", (id, message) => {
		const others = fieldsOf(message.schema)
			.map(({ path }) => path)
			.filter((path) => !specifiedFields[id]?.includes(path));
		const specified = withoutFields(message.example, others);
		expect(read(message, specified)).toEqual(specified);
	});

	test.each(table)("%s: the required fields alone are read", (_, message) => {
		const optional = fieldsOf(message.schema).filter(({ isRequired }) => !isRequired);
		const required = withoutFields(
			message.example,
			optional.map(({ path }) => path),
		);
		expect(read(message, required)).toEqual(required);
	});

	const fields = messages.flatMap((message) =>
		fieldsOf(message.schema).map((field) => [message.id, field.path, { message, ...field }] as const),
	);

	test.each(fields.filter(([, , { isRequired }]) => !isRequired))(
		"%s: %s may be null or absent",
		(_, path, { message }) => {
			const asNull = withChange(message.example, path, () => null);
			expect(read(message, asNull)).toEqual(asNull);
			const absent = withChange(message.example, path, () => undefined);
			expect(read(message, absent)).toEqual(absent);
		},
	);

	test.each(fields)("%s: %s is read as a number and as its text", (_, path, { message }) => {
		const changed = withChange(message.example, path, otherForm);
		expect(byValue(read(message, changed))).toEqual(byValue(message.example));
	});
});

/** A field of an optional record is required in that record only. */
const isInOptional = (schema: WireSchema, path: string): boolean =>
	fieldsOf(schema).some(
		(field) => !field.isRequired && (path.startsWith(`${field.path}.`) || path.startsWith(`${field.path}[`)),
	);

describe("Spec 1 §8: the envelope", () => {
	test.each([
		[
			{ code: 1, msg: "ok", data: 5 },
			{ code: 1, msg: "ok", data: 5 },
		],
		[
			{ code: "999", msg: null },
			{ code: 999, msg: null },
		],
		[{ code: 0 }, { code: 0 }],
	])("%j is read", (envelope, expected) => {
		expect(Result.getOrThrow(readWire(Envelope, envelope)).value).toEqual(expected);
	});
});
