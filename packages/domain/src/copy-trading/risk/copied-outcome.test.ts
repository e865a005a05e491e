import { describe, expect, test } from "vitest";
import { euroDollar } from "../../contract/contract.test-support.ts";
import { plain } from "../../money/plain.test-support.ts";
import { moneyOf, rateOf } from "../copy-trading.test-support.ts";
import { copiedOutcome } from "./copied-outcome.ts";
import { closed, trades } from "./trader-risk.test-support.ts";

const outcome = (orders: readonly ReturnType<typeof closed>[], multiple: string, amount = "100") => {
	const { copies, ...totals } = copiedOutcome(
		trades(...orders),
		[euroDollar],
		rateOf(multiple),
		moneyOf(amount),
	);
	return plain({
		...totals,
		copies: copies.map(({ trade, isReduced, profit }) => [trade.order.id, isReduced, profit]),
	});
};
const ten = "2026-01-26 10:00:00";
const eleven = "2026-01-26 11:00:00";
const noon = "2026-01-26 12:00:00";

describe("A-401: what an amount would have become by copying", () => {
	test("is the amount and the profits in the chosen multiple", () => {
		expect(outcome([closed(1, "5", ten, eleven), closed(2, "-2", eleven, noon)], "3")).toEqual({
			copies: [
				[1, false, "15"],
				[2, false, "-6"],
			],
			skipped: 0,
			profits: "9",
			total: "109",
		});
	});

	test("makes a copy smaller that would lock more than the amount, and its profit with it", () => {
		expect(outcome([closed(1, "40", ten, eleven, "10")], "2", "75")).toEqual({
			copies: [[1, true, "20"]],
			skipped: 0,
			profits: "20",
			total: "95",
		});
	});

	test("locks the amount until a copy is closed", () => {
		const whole = closed(1, "10", ten, eleven, "10");
		const during = closed(2, "10", "2026-01-26 10:59:59", noon);
		const after = closed(3, "10", eleven, noon);
		expect(outcome([whole, during, after], "1", "150")).toEqual({
			copies: [
				[1, false, "10"],
				[3, false, "10"],
			],
			skipped: 1,
			profits: "20",
			total: "170",
		});
	});

	test("skips orders of unlisted instruments and without an open price", () => {
		const unlisted = { ...closed(1, "10", ten, eleven), symbol: "X" };
		const unfilled = { ...closed(2, "10", ten, eleven), openPrice: undefined };
		expect(outcome([unlisted, unfilled], "1")).toEqual({
			copies: [],
			skipped: 2,
			profits: "0",
			total: "100",
		});
	});
});
