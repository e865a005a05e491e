import { describe, expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import { moneyOf, record } from "../loans.test-support.ts";
import { blockingLoan, debtOf, newerRecord, toRepay } from "./loan-record.ts";
import { canRepay, type LoanStatus, loanStatuses as statuses } from "./loan-status.ts";

test("Spec 2 §4: only a loan to repay opens the repayment", () => {
	expect(statuses.filter((status) => canRepay(record(1, status)))).toEqual(["to repay"]);
});

test("A-374: a loan blocks withdrawals and transfers from its payout until it is repaid", () => {
	const blocking = (known: readonly LoanStatus[]) =>
		blockingLoan(known.map((status, index) => record(index + 1, status)))?.status;
	expect(blocking(["rejected", "repaid", "to repay"])).toBe("to repay");
	expect(blocking([])).toBe(undefined);
});

test("A-513: the debt is what unpaid loans cost, nothing without one, and not known if a figure is missing", () => {
	const debt = (known: readonly LoanStatus[]) =>
		plain(debtOf(known.map((status, index) => record(index + 1, status))));
	expect([
		debt([]),
		debt(["waiting for review", "rejected", "repaid"]),
		debt(["to repay", "repaid"]),
		debt(["repayment under check"]),
		debt(["to repay", "to repay"]),
		plain(debtOf([record(1, "to repay"), record(2, "to repay", { penalty: undefined })])),
	]).toEqual(["0", "0", "511.5", "511.5", "1023", undefined]);
});

test("Spec 2 §9: the amount to repay is exactly principal, interest and penalty", () => {
	const figures = { amount: moneyOf("500.1"), interest: moneyOf("11.2"), penalty: moneyOf("0.03") };
	expect([
		plain(toRepay(record(1, "to repay", figures))),
		toRepay(record(1, "to repay", { ...figures, penalty: moneyOf("-1") })),
	]).toEqual(["511.33", undefined]);
});

test("Spec 2 §4: a loan that waits or was rejected has nothing to repay", () => {
	expect(statuses.filter((status) => !toRepay(record(1, status)))).toEqual([
		"waiting for review",
		"rejected",
	]);
});

describe("Spec 2 §4: a newer reading of a loan", () => {
	test.each<[known: LoanStatus, followers: readonly LoanStatus[]]>([
		["waiting for review", statuses],
		["to repay", ["to repay", "repayment under check", "repaid"]],
		["rejected", ["rejected"]],
		["repayment under check", ["to repay", "repayment under check", "repaid"]],
		["repaid", ["repaid"]],
	])("of one known as %s is ignored if it must be older", (status, followers) => {
		const known = record(1, status);
		const later = statuses.map((one) => record(1, one, { penalty: moneyOf("3") }));
		expect(later.map((received) => newerRecord(known, received))).toEqual(
			later.map((received) => (followers.includes(received.status) ? received : known)),
		);
	});

	test("is used if no reading was known", () => {
		expect(newerRecord(undefined, record(1, "repaid"))).toEqual(record(1, "repaid"));
	});
});
