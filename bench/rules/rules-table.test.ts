import { expect, test } from "vitest";
import { operationsTable, speedsTable } from "./rules-table.ts";

test("one line per operation, with its speed, the ratios and the shares of wrong results", () => {
	const sum = {
		name: "sum",
		exact: 1_260_000,
		toDecimalJs: 2,
		toFloats: 0.05,
		floatsWrong: [0, 0.4],
		decimalJsWrong: [0.012, 0.051],
	};
	expect(operationsTable([sum]).split("\n").slice(2)).toEqual([
		"| sum | 1.3 M/s | 2.00 × | 0.050 × | 0 % | 40 % | 1.2 % | 5.1 % |",
	]);
});

test("one line per rule, and the median last", () => {
	const rows = [
		{ id: "a", speed: 98_400 },
		{ id: "b", speed: 1_260_000 },
		{ id: "c", speed: 300_000 },
	];
	expect(speedsTable(rows).split("\n").slice(2)).toEqual([
		"| `a` | 98 k/s |",
		"| `b` | 1.3 M/s |",
		"| `c` | 300 k/s |",
		"| median | 300 k/s |",
	]);
});
