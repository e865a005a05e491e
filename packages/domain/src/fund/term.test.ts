import { expect, test } from "vitest";
import { toText } from "../money/decimal.ts";
import { moneyOf, rateOf, running } from "./funds.test-support.ts";
import { fundTerm } from "./term.ts";

test.each([
	["0", 0, 30, "180"],
	["4.9999", 0, 30, "180"],
	["5", 1, 29, "175"],
	["15", 3, 27, "165"],
	["150", 30, 0, "30"],
	["1000", 30, 0, "30"],
])(
	"A-392: with an income of %s %i days have passed, %i are left, and leaving costs %s",
	(income, passed, left, cost) => {
		const term = fundTerm({ ...running, totalProfit: moneyOf(income) });
		expect([term?.daysPassed, term?.daysLeft, term?.exitCost && toText(term.exitCost)]).toEqual([
			passed,
			left,
			cost,
		]);
	},
);

test("a fund without income is on its first day, and leaving costs the penalty", () => {
	const term = fundTerm({ ...running, dailyProfit: moneyOf("0") });
	expect([term?.daysPassed, term?.exitCost && toText(term.exitCost)]).toEqual([0, "30"]);
});

test("a fund whose penalty is no figure of a penalty has no cost", () => {
	const fund = { ...running.fund, penaltyPercent: rateOf("-1") };
	expect(fundTerm({ ...running, fund })?.exitCost).toBeUndefined();
});

test("a subscription has no term before its first income is known, or without its lock days", () => {
	const { fund } = running;
	expect([
		fundTerm({ ...running, dailyProfit: undefined }),
		fundTerm({ ...running, totalProfit: undefined }),
		fundTerm({ ...running, fund: { ...fund, lockDays: undefined } }),
	]).toEqual([undefined, undefined, undefined]);
});
