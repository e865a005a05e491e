import fc from "fast-check";
import { expect, test } from "vitest";
import { type Line, readLines } from "./lines.ts";

const linesOf = async (chunks: readonly Uint8Array[], longest?: number): Promise<readonly Line[]> => {
	const lines: Line[] = [];
	for await (const batch of readLines(
		(async function* () {
			yield* chunks;
		})(),
		longest,
	))
		lines.push(...batch);
	return lines;
};

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test("lines are numbered from 1; blank ones are counted but not returned", async () => {
	expect(await linesOf([bytes("a\n\n  \t\r\nb\n")])).toEqual([
		{ number: 1, text: "a" },
		{ number: 4, text: "b" },
	]);
});

test("a byte order mark is skipped, the last line needs no line end, an empty file has no lines", async () => {
	expect(await linesOf([bytes("\uFEFFa\nb")])).toEqual([
		{ number: 1, text: "a" },
		{ number: 2, text: "b" },
	]);
	expect(await linesOf([])).toEqual([]);
	expect(await linesOf([bytes("\uFEFF")])).toEqual([]);
});

test("property: the result does not depend on the chunks", async () => {
	const whole = bytes("\uFEFF{“größe”: 1}\r\n\n٣ 😀\nlast");
	await fc.assert(
		fc.asyncProperty(fc.array(fc.nat(whole.length), { maxLength: 8 }), async (cuts) => {
			const places = [0, ...cuts.sort((a, b) => a - b), whole.length];
			const chunks = places.slice(1).map((end, index) => whole.subarray(places[index], end));
			expect(await linesOf(chunks)).toEqual([
				{ number: 1, text: "{“größe”: 1}\r" },
				{ number: 3, text: "٣ 😀" },
				{ number: 4, text: "last" },
			]);
		}),
	);
});

test("a line that is too long is returned without its text, and the next one is read", async () => {
	const long = ["x".repeat(6), "xxx", "x\nfits\n", "123456789", "\n", "y".repeat(9)].map(bytes);
	expect(await linesOf(long, 8)).toEqual([
		{ number: 1 },
		{ number: 2, text: "fits" },
		{ number: 3 },
		{ number: 4 },
	]);
});

test("a file without line ends does not exhaust memory", async () => {
	const chunk = bytes("x".repeat(65_536));
	const endless = Array.from({ length: 200 }, () => chunk);
	expect(await linesOf(endless)).toEqual([{ number: 1 }]);
});
