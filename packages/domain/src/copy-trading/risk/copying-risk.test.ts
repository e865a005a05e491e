import { describe, expect, test } from "vitest";
import { euroDollar } from "../../contract/contract.test-support.ts";
import { plain } from "../../money/plain.test-support.ts";
import { copyingRisk } from "./copying-risk.ts";
import { closed, trades } from "./trader-risk.test-support.ts";
import { traderRisk } from "./trader-risk.ts";

const riskOf = (...orders: readonly ReturnType<typeof closed>[]) => {
	const risk = traderRisk(trades(...orders));
	const copying = risk && copyingRisk(risk, [euroDollar]);
	if (!copying) return undefined;
	const { stake, ...figures } = copying;
	return plain({ ...figures, stake: stake.amount });
};

describe("A-402: the risk of copying a trader in full", () => {
	test("is the result, the largest fall and the worst day in percent of the margin at stake", () => {
		expect(
			riskOf(
				closed(1, "0.5", "2026-01-26 10:00:00", "2026-01-26 11:00:00"),
				closed(2, "-0.9", "2026-01-27 10:00:00", "2026-01-27 11:00:00"),
				closed(3, "0.7", "2026-01-28 10:00:00", "2026-01-28 11:00:00"),
			),
		).toEqual({
			stake: "1.5",
			profit: "0.3",
			profitPercent: "20",
			drawdownPercent: "-60",
			worstDayPercent: "-60",
		});
	});

	test("has no fall if every order gained, and can exceed the stake", () => {
		expect(riskOf(closed(1, "3", "2026-01-26 10:00:00", "2026-01-26 11:00:00"))).toEqual({
			stake: "1.5",
			profit: "3",
			profitPercent: "200",
			drawdownPercent: "0",
			worstDayPercent: "200",
		});
		expect(riskOf(closed(1, "-3", "2026-01-26 10:00:00", "2026-01-26 11:00:00"))).toMatchObject({
			drawdownPercent: "-200",
		});
	});

	test("is unknown if no instrument of the trader is listed", () => {
		const unlisted = { ...closed(1, "3", "2026-01-26 10:00:00", "2026-01-26 11:00:00"), symbol: "X" };
		expect(riskOf(unlisted)).toBeUndefined();
	});
});
