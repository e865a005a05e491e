import { Readable } from "node:stream";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvBlocks } from "./blocks.ts";
import { readCsvBlock } from "./csv-cases.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const casesOf = async (...chunks: readonly Uint8Array[]): Promise<readonly unknown[]> => {
	const cases: unknown[] = [];
	for await (const block of csvBlocks(Readable.from(chunks))) {
		const { cases: found, hasEnded } = await readCsvBlock(block);
		cases.push(...found);
		if (hasEnded) break;
	}
	return cases;
};

const ends = "; nothing more was read";

describe("the header", () => {
	test("names the fields of the input and the expected figures", async () => {
		const file = [
			"rule,input.reference,direction,pricePrecision,expected.stopLoss,expected.takeProfit",
			"contract.stop-distance,5,buy,0,0,15",
		];
		expect(await casesOf(bytes(file.join("\n")))).toEqual([
			{
				is: "case",
				line: 2,
				rule: "contract.stop-distance",
				input: { reference: "5", direction: "buy", pricePrecision: "0" },
				expected: { stopLoss: "0", takeProfit: "15" },
			},
		]);
	});

	test.each([
		["rule;expected", 'the header has no column "rule"; the columns must be divided by commas'],
		["amount,expected", 'the header has no column "rule"'],
		["rule,amount", 'the header has no column "expected"'],
		["rule,expected,input.price,price", 'the header names "price" twice'],
		["rule,expected,rule", 'the header names "rule" twice'],
	])("%s ends the reading", async (header, wrong) => {
		expect(await casesOf(bytes(`${header}\na,b\n`), bytes("a,b\n"))).toEqual([
			{ is: "refused", line: 1, field: "line", reason: wrong + ends },
		]);
	});

	test("may have a column id, which names the rows in the results", async () => {
		expect(await casesOf(bytes("id,rule,expected\norder 5,a,2\n,b,3\n"))).toEqual([
			{ is: "case", line: 2, id: "order 5", rule: "a", input: {}, expected: "2" },
			{ is: "case", line: 3, rule: "b", input: {}, expected: "3" },
		]);
	});

	test("may have a column without a name; its cells are ignored", async () => {
		expect(await casesOf(bytes("rule,,expected\na,1,2\n"))).toEqual([
			{ is: "case", line: 2, rule: "a", input: {}, expected: "2" },
		]);
	});

	test("without rows has no case, like an empty file", async () => {
		expect(await casesOf(bytes("rule,expected\n"))).toEqual([]);
		expect(await casesOf()).toEqual([]);
	});
});

describe("a row", () => {
	const header = "rule,amount,fee,expected,expected.refused\n";
	const read = (rows: string) => casesOf(bytes(header + rows));

	test("omits fields with empty cells, and is trimmed unless quoted", async () => {
		expect(await read('a, 1 ,,2,\nb,,"3",,fee\nc,"","",,\nd,"1,5",,1,')).toEqual([
			{ is: "case", line: 2, rule: "a", input: { amount: "1" }, expected: "2" },
			{ is: "case", line: 3, rule: "b", input: { fee: "3" }, expected: { refused: "fee" } },
			{ is: "case", line: 4, rule: "c", input: {}, expected: undefined },
			{ is: "case", line: 5, rule: "d", input: { amount: "1,5" }, expected: "1" },
		]);
	});

	test("has the number of its first line, after blank lines and cells of several lines", async () => {
		expect(await read('a,"1\n2",,1,\n\n,,,,\nb,1,,1,\n')).toEqual([
			{ is: "case", line: 2, rule: "a", input: { amount: "1\n2" }, expected: "1" },
			{ is: "case", line: 6, rule: "b", input: { amount: "1" }, expected: "1" },
		]);
	});

	test("with too few or too many cells is refused, and the next one is read", async () => {
		const refused = { is: "refused", field: "line" };
		expect(await read("a,1\nb,1,2,3,4,5\nc,1,,1,\n")).toEqual([
			{ ...refused, line: 2, reason: "has 2 cells, the header has 5" },
			{ ...refused, line: 3, reason: "has 6 cells, the header has 5" },
			{ is: "case", line: 4, rule: "c", input: { amount: "1" }, expected: "1" },
		]);
	});

	test("can't give the expected figure both alone and by name", async () => {
		expect(await read("a,1,,1,amount\n")).toEqual([
			{ is: "refused", line: 2, field: "expected", reason: "is given alone and by name" },
		]);
	});

	test.each([
		['b,1"2,,1,', "has a quote in the wrong place"],
		['b,"1"2,,1,', "has a quote in the wrong place"],
		['b,"12,,1,\nc,1,,1,', "has a quote that is not closed"],
	])("with broken quotes (%s) ends the reading after the rows before it", async (row, wrong) => {
		const cases = await read(`a,1,,1,\n${row}\nd,1,,1,\n`);
		expect(cases).toEqual([
			{ is: "case", line: 2, rule: "a", input: { amount: "1" }, expected: "1" },
			{ is: "refused", line: 3, field: "line", reason: wrong + ends },
		]);
	});

	test("without an end does not exhaust memory", async () => {
		const chunk = bytes("x".repeat(65_536));
		expect(await casesOf(bytes(header), ...Array.from({ length: 200 }, () => chunk))).toEqual([
			{
				is: "refused",
				line: 2,
				field: "line",
				reason: `is longer than 1 MiB (is a quote not closed?)${ends}`,
			},
		]);
	});
});

test("property: the result does not depend on the chunks", async () => {
	const whole = bytes('\uFEFFrule,größe,expected\r\na,"1\r\n“2”",3\r\n\r\nb,😀,4');
	await fc.assert(
		fc.asyncProperty(fc.array(fc.nat(whole.length), { maxLength: 8 }), async (cuts) => {
			const places = [0, ...cuts.sort((a, b) => a - b), whole.length];
			const chunks = places.slice(1).map((end, index) => whole.subarray(places[index], end));
			expect(await casesOf(...chunks)).toMatchObject([
				{ rule: "a", input: { größe: "1\r\n“2”" }, expected: "3" },
				{ rule: "b", input: { größe: "😀" }, expected: "4" },
			]);
		}),
	);
});
