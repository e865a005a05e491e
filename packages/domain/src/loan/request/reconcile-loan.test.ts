import { Effect, Result } from "effect";
import { describe, expect, test } from "vitest";
import { lost, offline } from "../../command/command.test-support.ts";
import { Loans } from "../loans.port.ts";
import { memoryLoans, moneyOf, monthPlan, picture, rateOf, record } from "../loans.test-support.ts";
import type { LoanRecord } from "../record/loan-record.ts";
import type { LoanRequest } from "./loan-request.ts";
import { readLoanNumber, reconcileLoan, type SentLoan } from "./reconcile-loan.ts";

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
const reconcile = (lastLoanId: number | undefined, memory = memoryLoans()) =>
	memory.run(reconcileLoan(sent(lastLoanId)));
const listed = (...records: readonly LoanRecord[]) => memoryLoans({ records });

describe("Spec 2 §7: a loan whose answer was lost", () => {
	test("is found if it was carried out", async () => {
		const memory = memoryLoans({
			status: "approved",
			records: [record(4, "repaid")],
			replaceAnswer: () => Effect.fail(lost),
		});
		expect(await memory.run(Loans.use((loans) => loans.submitLoan(request)))).toEqual(Result.fail(lost));
		expect([memory.records().map(({ id }) => id), await reconcile(4, memory)]).toEqual([[5, 4], found]);
	});

	test("is not found if there is none, or only the known ones", async () => {
		expect([
			await reconcile(0),
			await reconcile(5, listed(record(5, "to repay"), record(4, "repaid"))),
		]).toEqual([notFound, notFound]);
	});

	test.each<[string, Partial<LoanRecord>]>([
		["another amount", { amount: moneyOf("501") }],
		["another period", { loanPeriodDays: 7 }],
		["another rate", { dailyRate: rateOf("0.002") }],
	])("is not confused with a newer one with %s", async (_, change) => {
		expect(await reconcile(4, listed(record(5, "waiting for review", change)))).toEqual(notFound);
	});

	test("its number is the id of the one new loan like it", async () => {
		const numberAmong = (...records: readonly LoanRecord[]) =>
			listed(...records).run(readLoanNumber(sent(4)));
		const [first, second] = [record(5, "waiting for review"), record(6, "waiting for review")];
		expect([
			await numberAmong(first, record(4, "repaid")),
			await numberAmong(second, first),
			await numberAmong(record(4, "repaid")),
		]).toEqual([Result.succeed("5"), Result.succeed(undefined), Result.succeed(undefined)]);
	});

	test("has an unknown result if the previous loans were unknown", async () => {
		const records = [record(5, "waiting for review"), record(4, "repaid")];
		expect([
			await reconcile(undefined, listed(...records)),
			await reconcile(undefined, memoryLoans({ records, pageSize: 1 })),
		]).toEqual([unresolved, unresolved]);
	});

	test("has an unknown result if the page does not reach back to the known loans", async () => {
		const other = { amount: moneyOf("900") };
		const records = [
			record(7, "rejected", other),
			record(6, "rejected", other),
			record(5, "waiting for review"),
		];
		const reconcileOnPage = (pageSize: number, lastLoanId: number) =>
			reconcile(lastLoanId, memoryLoans({ records, pageSize }));
		expect([
			await reconcileOnPage(2, 4),
			await reconcileOnPage(2, 5),
			await reconcileOnPage(2, 6),
			await reconcileOnPage(3, 4),
		]).toEqual([unresolved, unresolved, notFound, found]);
	});

	test("stays unresolved while the loans cannot be read", async () => {
		expect(await reconcile(0, memoryLoans({ unread: { records: offline } }))).toEqual(Result.fail(offline));
	});
});
