import { Result, Schema } from "effect";
import { describe, expect, test } from "vitest";
import { calls } from "./calls.ts";
import { frames } from "./frame.ts";
import { readWire } from "./read-wire.ts";
import { Figure, Id, oneOfNumbers, pageOf, rowsOf, Text } from "./wire.ts";

const Row = Schema.Struct({
	Id,
	Status: oneOfNumbers([0, 1]),
	Money: Figure,
	Parts: Schema.optionalKey(Schema.Array(Schema.Struct({ Name: Text }))),
});
const list = pageOf(Row);
const row = { Id: 1, Status: 1, Money: "5" };

const reading = (data: readonly unknown[]) => {
	const read = readWire(list, { data, total: data.length });
	return Result.isSuccess(read)
		? { rows: read.success.value.data, leftOut: read.success.leftOut }
		: "unreadable";
};

const described = [
	...calls.map(({ id, reply, example }) => [id, reply, example.reply] as const),
	...frames.map(({ id, schema, example }) => [id, schema, example] as const),
];

test.each(described)("what %s reads without a conversion is what it converts to", (_, schema, example) => {
	expect(Schema.is(Schema.toType(schema))(example)).toBe(true);
	expect(readWire(schema, example)).toEqual(Result.succeed({ value: example, leftOut: [] }));
	expect(Schema.decodeUnknownSync(schema)(example)).toEqual(example);
});

describe("Spec 1 §3, §4: a row of a list that the app does not understand", () => {
	test("a row of an unknown status is left out and reported; the list stands", () => {
		expect(reading([row, { ...row, Id: 2, Status: 7 }])).toEqual({
			rows: [row],
			leftOut: [{ place: "data[1]", detail: expect.stringContaining("data[1].Status") }],
		});
	});

	test("a list of which every row has an unknown status is empty", () => {
		expect(reading([{ ...row, Status: 7 }])).toMatchObject({ rows: [], leftOut: [{ place: "data[0]" }] });
	});

	test("a row without its money is left out beside rows that can be read", () => {
		expect(reading([{ ...row, Money: null }, row])).toMatchObject({
			rows: [row],
			leftOut: [{ place: "data[0]" }],
		});
	});

	test("a list is unreadable if no row has its money", () => {
		expect(
			reading([
				{ ...row, Money: null },
				{ Id: 2, Status: 1 },
			]),
		).toBe("unreadable");
	});

	test("of a list in a row only the unreadable part is left out", () => {
		expect(reading([{ ...row, Parts: [{ Name: "a" }, {}] }])).toEqual({
			rows: [{ ...row, Parts: [{ Name: "a" }] }],
			leftOut: [{ place: "data[0].Parts[1]", detail: expect.stringContaining("Parts[1].Name") }],
		});
	});

	test("a row is left out if its own list has no readable part", () => {
		expect(reading([row, { ...row, Parts: [{}] }])).toMatchObject({
			rows: [row],
			leftOut: [{ place: "data[1]" }],
		});
	});

	test("a problem outside of a list makes the answer unreadable", () => {
		expect(Result.isFailure(readWire(list, { data: 5 }))).toBe(true);
		expect(Result.isFailure(readWire(list, 5))).toBe(true);
	});

	test.each([null, undefined, "", [], {}, false, { data: null }, { data: "" }, { data: {} }])(
		"%j is a list without rows",
		(nothing) => {
			expect(readWire(list, nothing)).toMatchObject({ success: { value: { data: [] }, leftOut: [] } });
		},
	);

	test("a list that is absent in a row is one without rows", () => {
		const nested = pageOf(Schema.Struct({ Id, of: rowsOf(Schema.Struct({ Id })) }));
		expect(
			readWire(nested, { data: [{ Id: 1 }, { Id: 2, of: null }, { Id: 3, of: [{ Id: 4 }, null] }] }),
		).toMatchObject({
			success: {
				value: {
					data: [
						{ Id: 1, of: [] },
						{ Id: 2, of: [] },
						{ Id: 3, of: [{ Id: 4 }] },
					],
				},
				leftOut: [{ place: "data[2].of[1]" }],
			},
		});
	});
});

describe("Spec 1 §3: numbers as figures", () => {
	test.each([
		[0.1, "0.1"],
		[-5, "-5"],
		[1e-7, "0.0000001"],
		[-1.5e-7, "-0.00000015"],
		[5.551115123125783e-17, "0.000000000000000056"],
		[0.0000012345678901234567, "0.000001234567890123"],
		[1e20, "100000000000000000000"],
	])("%d is %s", (number, text) => {
		expect(Schema.decodeUnknownSync(Figure)(number)).toBe(text);
	});

	test.each([
		["+1.50", "1.5"],
		[" -2 ", "-2"],
		[".5", "0.5"],
		["5.", "5"],
		["007.10", "7.1"],
		["0.1234567890123456789", "0.123456789012345678"],
	])("%j is %s", (written, text) => {
		expect(Schema.decodeUnknownSync(Figure)(written)).toBe(text);
	});

	test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21, "", "1e5", "1,234", ".", "--1", null, true])(
		"%s is none",
		(value) => {
			expect(Schema.decodeUnknownResult(Figure)(value)).toMatchObject({ _tag: "Failure" });
		},
	);

	test("are never written", () => {
		expect(() => Schema.encodeUnknownSync(list)({ data: [{ ...row, Money: 5 }], total: 1 })).toThrow();
	});
});
