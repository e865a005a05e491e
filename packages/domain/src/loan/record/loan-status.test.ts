import { describe, expect, test } from "vitest";
import {
	canRepay,
	isAwaited,
	isOpen,
	isOwed,
	isUnpaidOut,
	type LoanStatus,
	loanStatuses,
	statusProperties,
} from "./loan-status.ts";

const those = (isLike: (loan: { readonly status: LoanStatus }) => boolean): readonly LoanStatus[] =>
	loanStatuses.filter((status) => isLike({ status }));

describe("Spec 2 §4: the status of a loan decides", () => {
	test("whether it can be repaid", () => {
		expect(those(canRepay)).toEqual(["to repay"]);
	});

	test("A-371: whether it costs nothing, because it was not paid out", () => {
		expect(those(isUnpaidOut)).toEqual(["waiting for review", "rejected"]);
	});

	test("A-374: whether its money is owed, which blocks withdrawals and transfers", () => {
		expect(those(isOwed)).toEqual(["to repay", "repayment under check"]);
	});

	test("A-374: whether it keeps the customer from another loan", () => {
		expect(those(isOpen)).toEqual(["waiting for review", "to repay", "repayment under check"]);
	});

	test("whether a page waits for the platform", () => {
		expect(those(isAwaited)).toEqual(["waiting for review", "repayment under check"]);
	});
});

describe("whatever the status", () => {
	test("only money that was paid out is owed, repaid, or grows", () => {
		const paidOut = those((loan) => !isUnpaidOut(loan));
		expect(paidOut).toEqual(expect.arrayContaining([...those(isOwed), ...those(canRepay)]));
		expect(those(isOwed)).toEqual(
			expect.arrayContaining(loanStatuses.filter((status) => statusProperties[status].grows)),
		);
	});

	test("a loan that is owed, or that waits for the platform, is open", () => {
		expect(those(isOpen)).toEqual(expect.arrayContaining([...those(isOwed), ...those(isAwaited)]));
	});

	test("the statuses that may follow include those that may follow these", () => {
		for (const status of loanStatuses)
			for (const one of statusProperties[status].followers)
				expect([status, ...statusProperties[status].followers]).toEqual(
					expect.arrayContaining([...statusProperties[one].followers]),
				);
	});
});
