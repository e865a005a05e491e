import { join } from "node:path";
import { expect, test } from "vitest";
import { openCases, readCases, UnreadableFile } from "./case-file.ts";

const failing = (error: unknown) =>
	(async function* () {
		yield new Uint8Array(4);
		throw error;
	})();

const readAll = async (chunks: AsyncIterable<Uint8Array>): Promise<number> => {
	let bytes = 0;
	for await (const chunk of chunks) bytes += chunk.length;
	return bytes;
};

test("a file reports the share that has been read", async () => {
	const { chunks, share } = await openCases(join(import.meta.dirname, "case-file.ts"));
	expect(share()).toBe(0);
	await readAll(chunks);
	expect(share()).toBe(1);
});

test("a stream of unknown size reports no share", async () => {
	const { share } = readCases("Standard input", failing("never read"));
	expect(share()).toBeUndefined();
});

test.each([
	[join(import.meta.dirname, "gone.jsonl"), "does not exist"],
	[import.meta.dirname, "is a folder"],
])("%s: %s", async (path, why) => {
	const opened = openCases(path).then(({ chunks }) => readAll(chunks));
	await expect(opened).rejects.toThrow(new UnreadableFile(`${path} ${why}.`));
});

test.each([
	[Object.assign(new Error("permission denied"), { code: "EACCES" }), "a must not be read."],
	[Object.assign(new Error("i/o error"), { code: "EIO" }), "a can't be read (EIO)."],
	["torn out", "a can't be read (torn out)."],
])("a failure while reading is reported in a sentence: %s", async (error, sentence) => {
	await expect(readAll(readCases("a", failing(error), 8).chunks)).rejects.toThrow(
		new UnreadableFile(sentence),
	);
});
