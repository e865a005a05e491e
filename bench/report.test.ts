import { describe, expect, test } from "vitest";
import type { BudgetRow, Limit } from "./budget.ts";
import { asComparison, asTable } from "./report.ts";

const rowWith = (limit: Limit, unit = "ms"): BudgetRow => ({
	id: "orders.figure",
	page: "/order",
	what: "figure",
	unit,
	limit,
});

const cellsOf = (row: BudgetRow, app?: number, baseline?: number, path?: string): string => {
	const of = <Value>(value: Value | undefined) => (value === undefined ? {} : { [row.id]: value });
	const table = asTable([row], { app: of(app), baseline: of(baseline), paths: of(path) });
	return (table.split("\n")[2] ?? "").split(" | ").slice(2).join(" | ");
};

describe("the table of a budget", () => {
	test("a figure within its limit meets it, whatever the baseline has", () => {
		expect([cellsOf(rowWith({ atMost: 20 }), 20, 40), cellsOf(rowWith({ atLeast: 98 }, ""), 98)]).toEqual([
			"20 ms | 40 ms | 0.50 | ≤ 20 ms | met |",
			"98 |  |  | ≥ 98 | met |",
		]);
	});

	test("a figure beyond its limit does not meet it if the baseline does or was not measured", () => {
		expect([cellsOf(rowWith({ atMost: 20 }), 20.1, 20), cellsOf(rowWith({ atMost: 20 }), 24.5)]).toEqual([
			"20.1 ms | 20 ms | 1.01 | ≤ 20 ms | **not met** |",
			"24.5 ms |  |  | ≤ 20 ms | **not met** |",
		]);
	});

	test("it is inconclusive if the baseline exceeds the limit too", () => {
		expect(cellsOf(rowWith({ atMost: 6 }, ""), 9, 7)).toBe(
			"9 | 7 | 1.29 | ≤ 6 | **inconclusive**: the baseline exceeds it too |",
		);
	});

	test("a time is limited as a ratio to the baseline", () => {
		const row = rowWith({ atMostTimesBaseline: 2 });
		expect([cellsOf(row, 40, 20), cellsOf(row, 41, 20), cellsOf(row, 41)]).toEqual([
			"40 ms | 20 ms | 2.00 | ≤ 2 × hello world | met |",
			"41 ms | 20 ms | 2.05 | ≤ 2 × hello world | **not met** |",
			"41 ms |  |  | ≤ 2 × hello world | **not met** |",
		]);
	});

	test("a figure that was not measured does not meet its limit", () => {
		expect(cellsOf(rowWith({ atMost: 20 }))).toBe("not measured |  |  | ≤ 20 ms | **not met** |");
	});

	test("a row whose measurement failed names the error in one line and is not met, also if a part was measured", () => {
		const row = rowWith({ atMost: 20 });
		const failures = { [row.id]: "Error: a | b\nat c" };
		const tables = [{}, { [row.id]: 12 }].map((app) => asTable([row], { app, baseline: {}, failures }));
		expect(tables.map((table) => table.split("\n").slice(2))).toEqual([
			["| /order | figure | not measured; failed: Error: a \\| b at c |  |  | ≤ 20 ms | **not met** |"],
			["| /order | figure | 12 ms; failed: Error: a \\| b at c |  |  | ≤ 20 ms | **not met** |"],
		]);
	});

	test("a reported figure has no verdict; a figure of several pages names its page", () => {
		expect([
			cellsOf(rowWith("reported"), 8.04),
			cellsOf(rowWith({ atMost: 45 }, "kB"), 38.24, undefined, "/rank"),
		]).toEqual(["8.0 ms |  |  | reported |  |", "38.2 kB (/rank) |  |  | ≤ 45 kB | met |"]);
	});
});

test("a comparison has the medians, the median ratio and the turns in which the current build is as good", () => {
	const turns = [
		{ before: 10, now: 20 },
		{ before: 20, now: 10 },
		{ before: 40, now: 40 },
	];
	const rows = [rowWith("reported"), { ...rowWith("reported", ""), id: "orders.score" }];
	const table = asComparison(rows, { "orders.figure": turns, "orders.score": turns });
	expect(table.split("\n").slice(2)).toEqual([
		"| /order | figure | 20 ms | 20 ms | 1.00 | 2 of 3 |",
		"| /order | figure | 20 | 20 | 1.00 | 2 of 3 |",
	]);
});
