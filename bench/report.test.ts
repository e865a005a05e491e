import { describe, expect, test } from "vitest";
import type { BudgetRow } from "./budget.ts";
import { asTable } from "./report.ts";

const row: BudgetRow = {
	id: "orders.tickToDom",
	page: "/order",
	what: "push received to DOM written, p95",
	unit: "ms",
	limit: { atMost: 20 },
	remedy: "fewer nodes touched in a frame",
};
const score: BudgetRow = { ...row, what: "Lighthouse performance", unit: "", limit: { atLeast: 98 } };

const verdictsOf = (...measurements: Parameters<typeof asTable>[0]): readonly string[] =>
	asTable(measurements)
		.split("\n")
		.slice(2)
		.map((line) =>
			line
				.split("|")
				.slice(3, -1)
				.map((cell) => cell.trim())
				.join(" | "),
		);

describe("the table of a budget", () => {
	test("says met of a row within its limit, whatever the floor has", () => {
		expect(verdictsOf({ row, value: 20, floor: 31 }, { row: score, value: 98 })).toEqual([
			"20 ms | 31 ms | ≤ 20 ms | met",
			"98 |  | ≥ 98 | met",
		]);
	});

	test("says not met, with what would meet it, where a hello-world screen is within the limit or was not measured", () => {
		expect(
			verdictsOf({ row, value: 20.1, floor: 20 }, { row, value: 24.5 }, { row: score, value: 97, floor: 98 }),
		).toEqual([
			"20.1 ms | 20 ms | ≤ 20 ms | **not met**: fewer nodes touched in a frame",
			"24.5 ms |  | ≤ 20 ms | **not met**: fewer nodes touched in a frame",
			"97 | 98 | ≥ 98 | **not met**: fewer nodes touched in a frame",
		]);
	});

	test("says not told where a hello-world screen is over the limit, too: the machine can't show it", () => {
		expect(verdictsOf({ row, value: 37.7, floor: 22.6 }, { row: score, value: 84, floor: 93 })).toEqual([
			"37.7 ms | 22.6 ms | ≤ 20 ms | **not told**: a hello-world screen is over it here, too",
			"84 | 93 | ≥ 98 | **not told**: a hello-world screen is over it here, too",
		]);
	});

	test("says not met of what could not be measured, and why", () => {
		expect(verdictsOf({ row, value: undefined, why: "no such page", floor: 31 })).toEqual([
			"no such page | 31 ms | ≤ 20 ms | **not met**: fewer nodes touched in a frame",
		]);
	});

	test("gives no verdict on what is only reported", () => {
		expect(verdictsOf({ row: { ...row, limit: "reported" }, value: 8.04 })).toEqual([
			"8.0 ms |  | reported | ",
		]);
	});
});
