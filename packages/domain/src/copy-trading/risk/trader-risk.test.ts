import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toText, zero } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import { closed, trades } from "./trader-risk.test-support.ts";
import { traderRisk } from "./trader-risk.ts";

const monday = [
	closed(1, "50", "2026-01-26 10:00:00", "2026-01-26 11:00:00"),
	closed(2, "-20", "2026-01-26 10:30:00", "2026-01-26 12:30:00"),
];
const tuesday = [
	closed(3, "-40", "2026-01-27 09:00:00", "2026-01-27 09:30:00"),
	closed(4, "0", "2026-01-27 09:00:00", "2026-01-27 10:00:00"),
	closed(5, "30", "2026-01-27 23:00:00", "2026-01-28 00:00:00"),
];

describe("A-400: the risk of a trader in the last three weeks", () => {
	test("is the win rate, the average holding time, the largest fall of the total profit and the worst day", () => {
		const { trades: counted, worstDay, ...figures } = traderRisk(trades(...tuesday, ...monday)) ?? {};
		expect(plain(figures)).toEqual({
			wins: 2,
			winRate: "40",
			heldSeconds: 3600 + 7200 + 1800 + 3600 + 3600,
			averageSeconds: "3960",
			drawdown: { highest: "50", lowest: "-10", amount: "60" },
			curve: ["0", "50", "30", "-10", "-10", "20"],
		});
		expect(counted?.map(({ order }) => order.id)).toEqual([1, 2, 3, 4, 5]);
		expect([worstDay?.day, worstDay && toText(worstDay.profit), worstDay?.trades.length]).toEqual([
			"2026-01-27",
			"-40",
			2,
		]);
	});

	test("begins with the first moment of the three weeks, and leaves out orders without a time", () => {
		const before = closed(6, "9", "2026-01-01 00:00:00", "2026-01-09 23:59:59");
		const first = closed(7, "9", "2026-01-01 00:00:00", "2026-01-10 00:00:00");
		const untimed = { ...closed(8, "9", "2026-01-20 00:00:00", ""), closedAt: undefined };
		const open = {
			...closed(9, "9", "2026-01-20 00:00:00", "2026-01-20 01:00:00"),
			stage: "holding" as const,
		};
		expect(trades(before, first, untimed, open).map(({ order }) => order.id)).toEqual([7]);
	});

	test("of a trader without a closed order is unknown", () => {
		expect(traderRisk([])).toBeUndefined();
	});

	test("has a drawdown that no two points of the total profit exceed", () => {
		const profits = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 30 });
		fc.assert(
			fc.property(profits, (amounts) => {
				const orders = amounts.map((amount, index) =>
					closed(index + 1, String(amount), "2026-01-26 10:00:00", "2026-01-26 11:00:00"),
				);
				const risk = traderRisk(trades(...orders));
				const curve = risk?.curve.map((value) => Number(toText(value))) ?? [];
				const falls = curve.flatMap((high, from) => curve.slice(from).map((low) => high - low));
				expect(Number(toText(risk?.drawdown.amount ?? zero))).toBe(Math.max(...falls));
			}),
			{ seed: 34 },
		);
	});
});

test("A-400: of equal days the later one is the worst, and orders closed at the same time keep the order of their numbers", () => {
	const risk = traderRisk(
		trades(
			closed(2, "-5", "2026-01-25 10:00:00", "2026-01-26 11:00:00"),
			closed(1, "-5", "2026-01-25 10:00:00", "2026-01-25 11:00:00"),
			closed(4, "5", "2026-01-27 10:00:00", "2026-01-27 11:00:00"),
			closed(3, "5", "2026-01-27 10:00:00", "2026-01-27 11:00:00"),
		),
	);
	expect([risk?.worstDay.day, risk?.trades.map(({ order }) => order.id)]).toEqual([
		"2026-01-26",
		[1, 2, 3, 4],
	]);
});
