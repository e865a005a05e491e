import { expect, test } from "vitest";
import { rulesTable } from "./rules-table.ts";

test("one line per rule, and the median last", () => {
	const row = (id: string, compute: number, wrong: number) => ({
		id,
		speeds: { compute, run: 98_400, decimalJs: compute / 2, floats: compute * 20 },
		floatsWrong: { ordinary: wrong, hostile: 0.4 },
		decimalJsWrong: { ordinary: 0, hostile: 0.051 },
	});
	const table = rulesTable([row("a", 1_260_000, 0), row("b", 500_000, 0.012), row("c", 900_000, 0.2)]);
	expect(table.split("\n").slice(2)).toEqual([
		"| `a` | 1.3 M/s | 98 k/s | 2.00 × | 0.050 × | 0 % | 40 % | 0 % | 5.1 % |",
		"| `b` | 500 k/s | 98 k/s | 2.00 × | 0.050 × | 1.2 % | 40 % | 0 % | 5.1 % |",
		"| `c` | 900 k/s | 98 k/s | 2.00 × | 0.050 × | 20 % | 40 % | 0 % | 5.1 % |",
		"| median | 900 k/s | 98 k/s | 2.00 × | 0.050 × | 1.2 % | 40 % | 0 % | 5.1 % |",
	]);
});
