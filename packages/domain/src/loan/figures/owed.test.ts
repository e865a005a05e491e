import { Result } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, money, rate, toText } from "../../money/decimal.ts";
import { owedAfter } from "./owed.ts";

const terms = {
	amount: money(decimal("5000")),
	dailyRate: rate(decimal("0.001")),
	penaltyRate: rate(decimal("0.002")),
	loanPeriodDays: 30,
	freePeriodDays: 7,
};

const owed = (days: number, change: Partial<typeof terms> = {}) => {
	const { interest, penalty, amount } = Result.getOrThrow(owedAfter({ ...terms, ...change }, days));
	return [toText(interest), toText(penalty), toText(amount)];
};

describe("What a loan costs on a day (Spec 2 §9)", () => {
	test.each([
		[0, "115", "0", "5115"],
		[7, "115", "0", "5115"],
		[8, "115", "0", "5115"],
		[30, "115", "0", "5115"],
		[31, "115", "10", "5125"],
		[40, "115", "100", "5215"],
	])("after %i days the interest is %s, the penalty %s", (days, interest, penalty, amount) => {
		expect(owed(days)).toEqual([interest, penalty, amount]);
	});

	test("A-371: where interest accrues it is that of the days so far", () => {
		const interestAfter = (days: number) => toText(Result.getOrThrow(owedAfter(terms, days, true)).interest);
		expect([0, 7, 8, 30, 40].map(interestAfter)).toEqual(["0", "0", "5", "115", "115"]);
	});

	test("a plan with more free days than days of the period costs no interest, but a penalty", () => {
		expect(owed(35, { freePeriodDays: 60 })).toEqual(["0", "50", "5050"]);
	});

	test("a later day never costs less", () => {
		fc.assert(
			fc.property(fc.nat(400), fc.nat(400), fc.nat(60), fc.nat(90), (day, later, free, period) => {
				const plan = { freePeriodDays: free, loanPeriodDays: period };
				const [first, second] = [owed(day, plan)[2], owed(day + later, plan)[2]];
				expect(Number(second)).toBeGreaterThanOrEqual(Number(first));
			}),
		);
	});

	test("figures that the rules refuse are refused", () => {
		expect(Result.isFailure(owedAfter({ ...terms, penaltyRate: rate(decimal("-1")) }, 1))).toBe(true);
	});
});
