import { Result, Schema } from "effect";
import { describe, expect, test } from "vitest";
import { intolerance, type WireReader } from "./pact/tolerant-reading.ts";
import { readWire } from "./read-wire.ts";
import { Figure, FlagNumber, Id, oneOfNumbers, optional, pageOf, readAlso, Text } from "./wire.ts";

/** The description of a list of traders. */
const row = {
	user_id: Id,
	nickname: optional(Text),
	total_profit: optional(Figure),
	is_followed: optional(FlagNumber),
};
const page = { ...pageOf(Schema.Struct(row)).fields, all_profits: optional(Figure) };

type Row = typeof Row.Type;
const Row = Schema.Struct(row);
type Page = typeof Page.Type;
const Page = Schema.Struct(page);

const traderOf = ({ user_id, nickname, total_profit, is_followed }: Row) => ({
	id: user_id,
	name: nickname || "--",
	profit: total_profit ? Number(total_profit) : undefined,
	isFollowed: is_followed === 1,
});
const meaningOf = ({ data, all_profits }: Page): unknown => ({
	traders: data.map(traderOf),
	profits: all_profits ? Number(all_profits) : undefined,
});

const example = {
	data: [{ user_id: 7, nickname: "Ada", total_profit: "12.5", is_followed: 1 }],
	total: 1,
	all_profits: "12.5",
};

/** A reader of the list; `schema`, `meaning` or `read` are replaced to introduce a fault. */
const readerWith = ({
	schema = Page,
	meaning = meaningOf,
	read = readWire,
}: {
	readonly schema?: Schema.Codec<Page, unknown>;
	readonly meaning?: (page: Page) => unknown;
	readonly read?: typeof readWire;
}): WireReader => ({
	id: "traders",
	schema,
	example,
	required: ["data[].user_id"],
	unsettable: [],
	read: async (json) => {
		const reading = read(schema, json ?? null);
		return Result.isSuccess(reading)
			? { isReadable: true, value: meaning(reading.success.value), leftOut: reading.success.leftOut.length }
			: { isReadable: false, leftOut: 0 };
	},
});

/** Reads all or nothing, as a decoder without `readWire` does. */
const readStrictly: typeof readWire = (schema, json) =>
	Result.map(Schema.decodeUnknownResult(schema)(json), (value) => ({ value, leftOut: [] }));

const withRow = (changed: Schema.Codec<Row, unknown>) =>
	Schema.Struct({ ...pageOf(changed).fields, all_profits: optional(Figure) });

/** A figure that is read from a text without blanks only. */
const numberOnly = Schema.String.check(Schema.isPattern(/^\d+(\.\d+)?$/u));
const userOrNobody = readAlso(Id, Schema.Null, () => 999);

describe("A-155: the property of the tolerant reader", () => {
	test("holds for a list that is read tolerantly", async () => {
		expect(await intolerance(readerWith({}))).toEqual([]);
	});

	test.each<[string, Parameters<typeof readerWith>[0], string]>([
		[
			"a boolean makes the list unreadable",
			{ schema: withRow(Schema.Struct({ ...row, is_followed: oneOfNumbers([1, 0]) })) },
			"data[].is_followed is named like a flag, but does not read true and false",
		],
		[
			"a boolean is read as no",
			{
				schema: withRow(Schema.Struct({ ...row, is_followed: optional(oneOfNumbers([1, 0])) })),
			},
			"data[].is_followed is named like a flag, but does not read true and false",
		],
		[
			"a sum that is null takes the rows away",
			{ schema: Schema.Struct({ ...page, all_profits: Figure }) },
			"all_profits is absent: unreadable",
		],
		[
			"an empty text is read as a text",
			{
				meaning: ({ data }) => data.map(({ nickname }) => nickname ?? "--"),
			},
			'data[].nickname is ""',
		],
		["one bad row takes the others away", { read: readStrictly }, "a row of data is null"],
		[
			"an absent figure is read as 0",
			{ meaning: ({ data }) => data.map(({ total_profit }) => Number(total_profit ?? "0")) },
			"data[].total_profit is absent and read as 0",
		],
		[
			"a text of a number is not read",
			{ schema: withRow(Schema.Struct({ ...row, total_profit: optional(numberOnly) })) },
			"data[].total_profit in its other form",
		],
		[
			"a row without its identity is read",
			{ schema: withRow(Schema.Struct({ ...row, user_id: userOrNobody })) },
			"data[].user_id is required, but may be null",
		],
	])("finds that %s", async (_, fault, finding) => {
		const found = await intolerance(readerWith(fault));
		expect(found.some((one) => one.startsWith(finding))).toBe(true);
	});
});
