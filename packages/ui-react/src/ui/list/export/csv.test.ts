import { type Decimal, decimal, toText } from "@tradewind/domain/money";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Column, csvOf } from "./csv.ts";

interface Row {
	readonly name: string;
	readonly profit: Decimal | undefined;
}
const columns: readonly Column<Row>[] = [
	{ header: "Name", cell: ({ name }) => name },
	{ header: "Profit (USD)", cell: ({ profit }) => profit },
];
const read = (text: string): unknown => parse(text, { bom: true });
const row = (name: string, profit?: string): Row => ({
	name,
	profit: profit === undefined ? undefined : decimal(profit),
});

test("a file begins with the byte order mark of UTF-8, and lines end as in RFC 4180", () => {
	expect(csvOf(columns, [row("EUR/USD", "-1234.50"), row("黃金")])).toBe(
		"\uFEFFName,Profit (USD)\r\nEUR/USD,-1234.5\r\n黃金,\r\n",
	);
	expect(csvOf(columns, [])).toBe("\uFEFFName,Profit (USD)\r\n");
});

test.each(["0.00000001", "-123456789012345678901.123456789012345678", "0", "1000000"])(
	"the figure %s is written without grouping, exponent or rounding",
	(text) => {
		expect(read(csvOf(columns, [row("x", text)]))).toEqual([
			["Name", "Profit (USD)"],
			["x", text],
		]);
	},
);

describe("a text", () => {
	test.each([
		"a;b",
		"a\tb",
		"a,b",
		'say "hi"',
		"two\nlines",
		"two\r\nlines",
		" blank ",
		"",
		"陳大文",
		"ليلى",
	])("%j is read back as it was", (name) => {
		expect(read(csvOf(columns, [row(name)]))).toEqual([
			["Name", "Profit (USD)"],
			[name, ""],
		]);
	});

	test.each([
		"=1+1",
		"+1",
		"-1",
		"@SUM(A1)",
		"\t=1",
		"\r=1",
		"\n=1",
		'=HYPERLINK("https://x")',
		" =1+1",
		"\u00a0@A1",
		"＝1+1",
		"＋1",
		"－1",
		"＠A1",
	])("%j is no formula to a spreadsheet", (name) => {
		expect(read(csvOf(columns, [row(name)]))).toEqual([
			["Name", "Profit (USD)"],
			[`'${name}`, ""],
		]);
	});
});

test("any rows are read back unchanged, except for escaped formulas", () => {
	const amounts = fc.option(
		fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).map((value) => decimal(String(value))),
		{ nil: undefined },
	);
	const rows = fc.array(fc.record({ name: fc.string({ unit: "binary" }), profit: amounts }), {
		maxLength: 8,
	});
	fc.assert(
		fc.property(rows, (given) => {
			const expected = given.map(({ name, profit }) => [
				/^([\t\r\n]|\s*[=+\-@＝＋－＠])/.test(name) ? `'${name}` : name,
				profit ? toText(profit) : "",
			]);
			expect(read(csvOf(columns, given))).toEqual([["Name", "Profit (USD)"], ...expected]);
		}),
		{ seed: 20261121 },
	);
});

test("a text from a page in Arabic has no direction marks in the file, and is still no formula", () => {
	expect(
		read(
			csvOf(columns, [
				row("أُغلق عند \u2066\u22123.00\u2069"),
				row("\u200e=1+1"),
				row("\u2068a\u2060b\u2069"),
			]),
		),
	).toEqual([
		["Name", "Profit (USD)"],
		["أُغلق عند \u22123.00", ""],
		["'=1+1", ""],
		["ab", ""],
	]);
});
