import { Readable } from "node:stream";
import fc from "fast-check";
import { expect, test } from "vitest";
import { csvBlocks, lineBlocks } from "./blocks.ts";

const read = async (blocks: typeof lineBlocks, chunks: readonly string[]) => {
	const found: { text: string; linesBefore: number; header?: string }[] = [];
	const given = Readable.from(chunks.map((chunk) => new TextEncoder().encode(chunk)));
	for await (const { bytes, linesBefore, header } of blocks(given))
		found.push({
			text: new TextDecoder().decode(bytes),
			linesBefore,
			...(header ? { header: new TextDecoder().decode(header) } : {}),
		});
	return found;
};

test("a block ends with a whole line, and knows how many lines are before it", async () => {
	expect(await read(lineBlocks, ["a\nb", "c", "d\n\ne"])).toEqual([
		{ text: "a\n", linesBefore: 0 },
		{ text: "bcd\n\n", linesBefore: 1 },
		{ text: "e", linesBefore: 3 },
	]);
});

test("of an overlong line no more is kept than what shows its length", async () => {
	const [first, second] = await read(lineBlocks, [
		...Array.from({ length: 20 }, () => "x".repeat(500_000)),
		"\nb\n",
	]);
	expect([first && first.text.length < 5_000_000, first && first.text.length > 4_000_000, second]).toEqual([
		true,
		true,
		undefined,
	]);
});

test("a line end inside of quotes ends no row of CSV, and later blocks have the header", async () => {
	expect(await read(csvBlocks, ['\n"a\nb",c\n"1', '\n""2"\n,3', "\n"])).toEqual([
		{ text: '\n"a\nb",c\n', linesBefore: 0 },
		{ text: '"1\n""2"\n', linesBefore: 3, header: '"a\nb",c\n' },
		{ text: ",3\n", linesBefore: 5, header: '"a\nb",c\n' },
	]);
});

test("property: the blocks are the file, whatever the chunks", async () => {
	const chunks = fc.array(fc.string({ unit: fc.constantFrom("a", '"', ",", "\n"), maxLength: 12 }));
	await fc.assert(
		fc.asyncProperty(chunks, fc.constantFrom(lineBlocks, csvBlocks), async (texts, blocks) => {
			const found = await read(blocks, texts);
			expect(found.map(({ text }) => text).join("")).toBe(texts.join(""));
			let lines = 0;
			for (const { text, linesBefore } of found) {
				expect(linesBefore).toBe(lines);
				lines += text.split("\n").length - 1;
			}
		}),
		{ seed: 52 },
	);
});
