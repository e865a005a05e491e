import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, money, rate, toText } from "../../money/decimal.ts";
import { costPreview } from "./cost-preview.ts";

const terms = {
	amount: money(decimal("1000")),
	dailyRate: rate(decimal("0.001")),
	penaltyRate: rate(decimal("0.002")),
	loanPeriodDays: 4,
	freePeriodDays: 2,
};

const rows = (change: Partial<typeof terms> = {}, from: string | undefined = "2028-02-27") =>
	costPreview({ ...terms, ...change }, from).map(({ daysLent, day, phase, interest, penalty, amount }) =>
		[daysLent, day, phase, toText(interest), toText(penalty), toText(amount)].join(" "),
	);

describe("A-381: the cost of a loan day by day", () => {
	test("free days, interest, the due date, and a week of penalty, over a leap day", () => {
		expect(rows()).toEqual([
			"0 2028-02-27 free 0 0 1000",
			"1 2028-02-28 free 0 0 1000",
			"2 2028-02-29 free 0 0 1000",
			"3 2028-03-01 interest 1 0 1001",
			"4 2028-03-02 due 2 0 1002",
			"5 2028-03-03 overdue 2 2 1004",
			"6 2028-03-04 overdue 2 4 1006",
			"7 2028-03-05 overdue 2 6 1008",
			"8 2028-03-06 overdue 2 8 1010",
			"9 2028-03-07 overdue 2 10 1012",
			"10 2028-03-08 overdue 2 12 1014",
			"11 2028-03-09 overdue 2 14 1016",
		]);
	});

	test("a day on which clocks change is one day", () => {
		expect(rows({ loanPeriodDays: 1, freePeriodDays: 0 }, "2026-03-28").slice(0, 3)).toEqual([
			"0 2026-03-28 free 0 0 1000",
			"1 2026-03-29 due 1 0 1001",
			"2 2026-03-30 overdue 1 2 1003",
		]);
	});

	test("without the day of the payout the days have no dates", () => {
		expect(costPreview(terms, undefined).map(({ day }) => day)).toEqual(Array(12).fill(undefined));
	});

	test("terms that the rules refuse have no preview", () => {
		expect(rows({ dailyRate: rate(decimal("-0.001")) })).toEqual([]);
	});

	test("each day is in one phase, in their order, and the due date is there once", () => {
		const order = ["free", "interest", "due", "overdue"];
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 120 }), (period, free) => {
				const phases = costPreview({ ...terms, loanPeriodDays: period, freePeriodDays: free }, undefined).map(
					({ phase }) => order.indexOf(phase),
				);
				expect(phases).toEqual(phases.toSorted((left, right) => left - right));
				expect(phases.filter((phase) => phase === order.indexOf("due")).length).toBe(1);
				expect(phases.length).toBe(period + 8);
			}),
		);
	});
});
