import { Effect, Result } from "effect";
import { describe, expect, test } from "vitest";
import { lost, offline } from "../../command/command.test-support.ts";
import { Loans } from "../loans.port.ts";
import { memoryLoans, moneyOf, monthPlan, picture, rateOf, record } from "../loans.test-support.ts";
import type { LoanRecord } from "../record/loan-record.ts";
import type { LoanRequest } from "./loan-request.ts";
import { reconcileLoan, type SentLoan } from "./reconcile-loan.ts";

const request: LoanRequest = {
	planId: monthPlan.id,
	amount: moneyOf("500.00"),
	signature: picture,
	agreement: "<p>Signed</p>",
};
const sent = (lastLoanId: number | undefined): SentLoan => ({
	request,
	loanPeriodDays: 30,
	dailyRate: rateOf("0.0010"),
	lastLoanId,
});
const found = Result.succeed({ is: "confirmed", answer: { message: undefined } });
const notFound = Result.succeed({ is: "absent" });
const unresolved = Result.succeed({ is: "unknown" });
const looking = (lastLoanId: number | undefined, memory = memoryLoans()) =>
	memory.run(reconcileLoan(sent(lastLoanId)));
const listed = (...records: readonly LoanRecord[]) => memoryLoans({ records });

describe("Spec 2 §7: a loan whose answer was lost", () => {
	test("is found when it was carried out all the same", async () => {
		const memory = memoryLoans({
			status: "approved",
			records: [record(4, "repaid")],
			spoil: () => Effect.fail(lost),
		});
		expect(await memory.run(Loans.use((loans) => loans.submitLoan(request)))).toEqual(Result.fail(lost));
		expect([memory.records().map(({ id }) => id), await looking(4, memory)]).toEqual([[5, 4], found]);
	});

	test("is not found when there is none, or only those that were known", async () => {
		expect([await looking(0), await looking(5, listed(record(5, "to repay"), record(4, "repaid")))]).toEqual([
			notFound,
			notFound,
		]);
	});

	test.each<[string, Partial<LoanRecord>]>([
		["another amount", { amount: moneyOf("501") }],
		["another period", { loanPeriodDays: 7 }],
		["another rate", { dailyRate: rateOf("0.002") }],
	])("is not taken for a newer one with %s", async (_, change) => {
		expect(await looking(4, listed(record(5, "waiting for review", change)))).toEqual(notFound);
	});

	test("can't be told when nobody knew the loans before", async () => {
		const records = [record(5, "waiting for review"), record(4, "repaid")];
		expect([
			await looking(undefined, listed(...records)),
			await looking(undefined, memoryLoans({ records, pageSize: 1 })),
		]).toEqual([unresolved, unresolved]);
	});

	test("can't be told when the page that was read doesn't reach back to what was known", async () => {
		const other = { amount: moneyOf("900") };
		const records = [
			record(7, "rejected", other),
			record(6, "rejected", other),
			record(5, "waiting for review"),
		];
		const look = (pageSize: number, lastLoanId: number) =>
			looking(lastLoanId, memoryLoans({ records, pageSize }));
		expect([await look(2, 4), await look(2, 5), await look(2, 6), await look(3, 4)]).toEqual([
			unresolved,
			unresolved,
			notFound,
			found,
		]);
	});

	test("proves nothing while the loans can't be read", async () => {
		expect(await looking(0, memoryLoans({ unread: { records: offline } }))).toEqual(Result.fail(offline));
	});
});
