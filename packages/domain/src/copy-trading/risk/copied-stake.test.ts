import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { euroDollar } from "../../contract/contract.test-support.ts";
import { toText } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import { rateOf } from "../copy-trading.test-support.ts";
import { copiedStake } from "./copied-stake.ts";
import { closed, trades } from "./trader-risk.test-support.ts";

const at = (hour: number) => `2026-01-26 ${String(hour).padStart(2, "0")}:00:00`;
const stakeOf = (orders: readonly ReturnType<typeof closed>[], multiple = "1") => {
	const { amount, open, skipped } = copiedStake(trades(...orders), [euroDollar], rateOf(multiple));
	return { amount: toText(amount), open: open.map(({ trade }) => trade.order.id), skipped };
};

describe("A-402: the stake of copying in full", () => {
	test("is the largest margin of copies that were open at the same time", () => {
		const orders = [
			closed(1, "5", at(8), at(12)),
			closed(2, "-5", at(9), at(11), "0.2"),
			closed(3, "5", at(13), at(14), "0.25"),
		];
		expect(stakeOf(orders)).toEqual({ amount: "4.5", open: [1, 2], skipped: 0 });
		expect(stakeOf(orders, "3")).toEqual({ amount: "13.5", open: [1, 2], skipped: 0 });
	});

	test("frees the margin of a copy at the moment it is closed", () => {
		expect(stakeOf([closed(1, "5", at(8), at(9)), closed(2, "5", at(9), at(10))])).toEqual({
			amount: "1.5",
			open: [1],
			skipped: 0,
		});
	});

	test("leaves out orders of instruments that are not listed, and counts them", () => {
		const unlisted = { ...closed(2, "5", at(8), at(12)), symbol: "X" };
		expect(stakeOf([closed(1, "5", at(8), at(12)), unlisted])).toEqual({
			amount: "1.5",
			open: [1],
			skipped: 1,
		});
		expect(stakeOf([unlisted])).toEqual({ amount: "0", open: [], skipped: 1 });
	});

	test("is not below the margin of any copy, nor above that of all", () => {
		const spans = fc.array(fc.tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: 11 })), {
			minLength: 1,
			maxLength: 12,
		});
		fc.assert(
			fc.property(spans, (hours) => {
				const orders = hours.map(([from, held], index) => closed(index + 1, "1", at(from), at(from + held)));
				const amount = Number(stakeOf(orders).amount);
				expect(amount).toBeGreaterThanOrEqual(1.5);
				expect(amount).toBeLessThanOrEqual(1.5 * orders.length);
			}),
			{ seed: 402 },
		);
	});
});

test("A-402: the open copies of the stake have its margin", () => {
	const { amount, open } = copiedStake(
		trades(closed(1, "5", at(8), at(12)), closed(2, "5", at(9), at(12), "0.3")),
		[euroDollar],
		rateOf("2"),
	);
	expect(plain([amount, open.map(({ margin }) => margin)])).toEqual(["12", ["3", "9"]]);
});
