import { Readable } from "node:stream";
import { expect, test } from "vitest";
import type { BlockResult } from "./audit-block.ts";
import { createPool } from "./audit-pool.ts";
import { type Block, lineBlocks } from "./blocks.ts";
import { createReport } from "./report.ts";
import { runAudit } from "./run-audit.ts";

const percent = (expected: string): string =>
	`${JSON.stringify({ rule: "micro.profit-percent", input: { profitRatio: "0.85" }, expected })}\n`;

const settings = { isCsv: false, today: "2026-01-31", writesResults: true };

const audit = async (
	blocks: AsyncIterable<Block>,
	pool: ReturnType<typeof createPool>,
	print?: () => Promise<void>,
): Promise<{ readonly told: readonly string[]; readonly results: string }> => {
	const told: string[] = [];
	let results = "";
	await runAudit({
		blocks,
		pool,
		report: createReport({ mostRows: 200 }),
		print: async (text) => {
			await print?.();
			told.push(...text.trimEnd().split("\n"));
		},
		writeResults: async (rows) => {
			results += rows;
		},
		afterBlock: (found) => told.push(`${found} found`),
	}).finally(pool.close);
	return { told, results };
};

const blocksOf = (...texts: readonly string[]) =>
	lineBlocks(Readable.from(texts.map((text) => new TextEncoder().encode(text))));

test("rows are printed as they are found, and the counts come last", async () => {
	const blocks = blocksOf(percent("85") + percent("84"), percent("85"), "nonsense\n");
	expect(await audit(blocks, createPool(settings, 1))).toEqual({
		told: [
			"    line  rule                     field         expected    computed    computed − expected",
			"       2  micro.profit-percent     percent       84          85          1",
			"2 found",
			"3 found",
			"       4  –                        line          refused: is not JSON (nonsense)",
			"4 found",
			"",
			"2 agreed, 1 differed, 1 refused",
		],
		results: [
			"1,,micro.profit-percent,agreed,,,,,\r\n",
			"2,,micro.profit-percent,differed,percent,84,85,1,\r\n",
			"3,,micro.profit-percent,agreed,,,,,\r\n",
			"4,,,refused,line,,,,is not JSON\r\n",
		].join(""),
	});
});

test("workers give the same rows in the same order", async () => {
	const texts = Array.from({ length: 40 }, (_, at) => percent(String(80 + (at % 9))).repeat((at % 5) + 1));
	const alone = await audit(blocksOf(...texts), createPool(settings, 1));
	expect(await audit(blocksOf(...texts), createPool(settings, 2, 0))).toEqual(alone);
});

test("reading pauses until the output accepts more text", async () => {
	const order: string[] = [];
	const blocks = async function* () {
		yield* blocksOf(percent("84"));
		order.push("read on");
	};
	await audit(blocks(), createPool(settings, 1), async () => {
		await Promise.resolve();
		order.push("printed");
	});
	expect(order).toEqual(["printed", "read on", "printed"]);
});

test("a file that can't be read on ends the audit, also where later blocks were given to workers", async () => {
	const blocks = blocksOf(percent("85"), percent("85"), percent("85"));
	const one = { counts: { a: { agreed: 1, differed: 0, refused: 0 } }, unequal: [], results: "" };
	const answers: BlockResult[] = [
		{ ...one, hasEnded: false },
		{ ...one, hasEnded: true },
		{ ...one, hasEnded: false },
	];
	let next = 0;
	const pool = {
		audit: () => Promise.resolve(answers[next++] ?? { ...one, hasEnded: true }),
		mostWaiting: () => 8,
		close: async () => undefined,
	};
	expect((await audit(blocks, pool)).told.at(-1)).toBe("2 agreed, 0 differed, 0 refused");
});

test("a failure of a worker ends the audit with its error", async () => {
	const pool = {
		audit: () => Promise.reject(new Error("out of memory")),
		mostWaiting: () => 8,
		close: async () => undefined,
	};
	await expect(audit(blocksOf(percent("85"), percent("85")), pool)).rejects.toThrow("out of memory");
});
