import { expect, test } from "vitest";
import { moneyOf } from "../contract/contract.test-support.ts";
import {
	followersProfitCheck,
	leaderWinsCheck,
	type ReadFollowers,
} from "../copy-trading/copy-trading.checks.ts";
import type { Leader } from "../copy-trading/leader.ts";
import { userId } from "../copy-trading/user-id.ts";
import { incomeCheck } from "../fund/fund.checks.ts";
import { running } from "../fund/funds.test-support.ts";
import { interestCheck, overdueInterestCheck } from "../loan/loan.checks.ts";
import { record as loan } from "../loan/loans.test-support.ts";
import { microLossCheck, microWinCheck } from "../micro/micro.checks.ts";
import { wonOrder } from "../micro/micro.test-support.ts";
import { decimal, rate } from "../money/decimal.ts";
import { withdrawalFeeCheck } from "../withdrawal/withdrawal.checks.ts";
import type { WithdrawalRecord } from "../withdrawal/withdrawal.ts";
import { found } from "./check.test-support.ts";

const rateOf = (text: string) => rate(decimal(text));

test("A-921: results of micro orders, interest, income, fees and shares stay within their bounds", () => {
	const micro = (profit: string) => ({
		...wonOrder,
		amount: moneyOf("10"),
		profitRatio: rateOf("0.8555"),
		profit: moneyOf(profit),
	});
	const owed = (interest: string, penalty: string, free: number | undefined = 7) =>
		loan(1, "to repay", {
			amount: moneyOf("1000"),
			dailyRate: rateOf("0.001"),
			loanPeriodDays: 30,
			freePeriodDays: free,
			interest: moneyOf(interest),
			penalty: moneyOf(penalty),
		});
	const withdrawal = (fee: string) => ({ amount: moneyOf("5"), fee: moneyOf(fee) }) as WithdrawalRecord;
	const leader = (wins: string): Leader => ({
		userId: userId(1),
		nickname: "",
		avatar: "",
		code: "",
		multiple: undefined,
		threeWeekReturn: undefined,
		threeWeekWins: rateOf(wins),
		threeWeekProfit: undefined,
		totalReturn: undefined,
		totalTrades: undefined,
	});
	const fund = { ...running, dailyProfit: moneyOf("0.5") };
	const days = fund.fund.lockDays ?? 0;
	expect([
		found(microWinCheck, micro("8.56")),
		found(microWinCheck, micro("8.57")),
		found(microWinCheck, { ...micro("1"), profitRatio: undefined }),
		found(microLossCheck, micro("-10")),
		found(microLossCheck, micro("-10.01")),
		found(interestCheck, owed("23", "0")),
		found(interestCheck, owed("23.01", "0")),
		found(interestCheck, { ...owed("30.01", "0"), freePeriodDays: undefined }),
		found(interestCheck, { ...owed("1", "0"), dailyRate: undefined }),
		found(overdueInterestCheck, owed("22", "1")),
		found(overdueInterestCheck, owed("22", "0")),
		found(overdueInterestCheck, { ...owed("22", "1"), freePeriodDays: undefined }),
		found(incomeCheck, { ...fund, totalProfit: moneyOf(String(days / 2)) }),
		found(incomeCheck, { ...fund, totalProfit: moneyOf("9999") }).startsWith("9999 is not at most"),
		found(incomeCheck, { ...fund, dailyProfit: undefined }),
		found(withdrawalFeeCheck, withdrawal("5")),
		found(withdrawalFeeCheck, withdrawal("5.01")),
		found(leaderWinsCheck, leader("100")),
		found(leaderWinsCheck, leader("100.01")),
	]).toEqual([
		"agrees",
		"8.57 is not at most 8.56",
		"not decided",
		"agrees",
		"-10.01 is not at least -10",
		"agrees",
		"23.01 is not at most 23",
		"30.01 is not at most 30",
		"not decided",
		"22 is not at least 23",
		"not decided",
		"not decided",
		"agrees",
		true,
		"not decided",
		"agrees",
		"5.01 is not at most 5",
		"agrees",
		"100.01 is not at most 100",
	]);
});

test("A-921: interest may be rounded to the cent in any direction", () => {
	const owed = (interest: string) =>
		loan(1, "to repay", {
			amount: moneyOf("1005.55"),
			dailyRate: rateOf("0.00033"),
			loanPeriodDays: 30,
			freePeriodDays: 7,
			interest: moneyOf(interest),
			penalty: moneyOf("1"),
		});
	const both = (interest: string) =>
		[interestCheck, overdueInterestCheck].map((check) => found(check, owed(interest)));
	expect(["7.6321245", "7.63", "7.64", "7.62", "7.65"].map(both)).toEqual([
		["agrees", "agrees"],
		["agrees", "agrees"],
		["agrees", "agrees"],
		["agrees", "7.62 is not at least 7.63"],
		["7.65 is not at most 7.64", "agrees"],
	]);
});

test("A-923: the total profit of the followers is the sum of theirs, with or without the profit to pay", () => {
	const follower = (profit: string | undefined) => ({
		userId: userId(1),
		nickname: "",
		avatar: "",
		returnPercent: undefined,
		totalProfit: profit === undefined ? undefined : moneyOf(profit),
	});
	const read: ReadFollowers = {
		rows: [follower("3"), follower("2")],
		total: 2,
		page: 1,
		summary: { totalProfit: moneyOf("5"), profitToPay: moneyOf("1"), followers: 2 },
	};
	const withTotal = (total: string | undefined): ReadFollowers => ({
		...read,
		summary: {
			totalProfit: total === undefined ? undefined : moneyOf(total),
			profitToPay: moneyOf("1"),
			followers: 2,
		},
	});
	expect([
		found(followersProfitCheck, read),
		found(followersProfitCheck, withTotal("4")),
		found(followersProfitCheck, withTotal("4.5")),
		found(followersProfitCheck, withTotal(undefined)),
		found(followersProfitCheck, { ...read, rows: [follower("3"), follower(undefined)] }),
		found(followersProfitCheck, { ...read, page: 2 }),
		found(followersProfitCheck, { ...read, total: 3 }),
		found(followersProfitCheck, { ...read, summary: undefined }),
		found(followersProfitCheck, {
			...withTotal("4"),
			summary: { totalProfit: moneyOf("4"), profitToPay: undefined, followers: 2 },
		}),
	]).toEqual([
		"agrees",
		"agrees",
		"4.5 is not equal 4",
		"not decided",
		"not decided",
		"not decided",
		"not decided",
		"not decided",
		"4 is not equal 5",
	]);
});
