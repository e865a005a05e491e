import { expect, test } from "vitest";
import type { Case } from "./case.ts";
import { createReport } from "./report.ts";
import { runAudit } from "./run-audit.ts";
import type { Refused } from "./verdict.ts";

const percent = (line: number, expected: string): Case => ({
	is: "case",
	line,
	rule: "micro.profit-percent",
	input: { profitRatio: "0.85" },
	expected,
});

const unread: Refused = { is: "refused", line: 4, field: "line", reason: "is not JSON" };

test("rows are printed as they are found, and the counts come last", async () => {
	const told: string[] = [];
	const batches = async function* () {
		yield [percent(1, "85"), percent(2, "84")];
		told.push("second batch");
		yield [percent(3, "85")];
		yield [unread];
	};
	await runAudit({
		cases: batches(),
		report: createReport({ mostRows: 200 }),
		today: "2026-01-31",
		print: async (text) => {
			told.push(...text.trimEnd().split("\n"));
		},
		afterBatch: (found) => told.push(`${found} found`),
	});
	expect(told).toEqual([
		"    line  rule                     field         expected    computed    computed − expected",
		"       2  micro.profit-percent     percent       84          85          1",
		"2 found",
		"second batch",
		"3 found",
		"       4  –                        line          refused: is not JSON",
		"4 found",
		"",
		"2 agreed, 1 differed, 1 refused",
	]);
});

test("reading pauses until the output accepts more text", async () => {
	const told: string[] = [];
	const batches = async function* () {
		yield [percent(1, "84")];
		told.push("read on");
	};
	await runAudit({
		cases: batches(),
		report: createReport({ mostRows: 200 }),
		today: "2026-01-31",
		print: async () => {
			await Promise.resolve();
			told.push("printed");
		},
		afterBatch: () => undefined,
	});
	expect(told).toEqual(["printed", "read on", "printed"]);
});
