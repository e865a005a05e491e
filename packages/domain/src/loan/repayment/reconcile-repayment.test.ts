import { Effect, Result } from "effect";
import { describe, expect, test } from "vitest";
import { lost } from "../../command/command.test-support.ts";
import { Refused, Unreadable } from "../../request/request.errors.ts";
import { Loans } from "../loans.port.ts";
import { ether, memoryLoans, record, tether } from "../loans.test-support.ts";
import { loanId } from "../record/loan-record.ts";
import type { LoanStatus } from "../record/loan-status.ts";
import { readRepayment } from "./read-repayment.ts";
import { reconcileRepayment } from "./reconcile-repayment.ts";
import type { Repayment } from "./repayment.ts";

const repayment: Repayment = { loanId: loanId(5), accountId: tether.id, proof: "/proof.jpg" };
const found = { is: "confirmed", answer: { message: undefined } };
const noSuchLoan = Result.fail(new Refused({ code: 0, message: "No such loan" }));
/** A platform that answers with another loan than the requested one. */
const confused = Effect.provideServiceEffect(
	Loans,
	Effect.map(Loans, (loans) =>
		Loans.of({
			...loans,
			record: () => Effect.succeed(record(6, "repaid")),
			repaymentInfo: () => Effect.succeed(record(6, "to repay")),
		}),
	),
);

describe("Spec 2 §4: a repayment whose answer was lost", () => {
	test("is found if it was carried out", async () => {
		const memory = memoryLoans({ records: [record(5, "to repay")], replaceAnswer: () => Effect.fail(lost) });
		expect(await memory.run(Loans.use((loans) => loans.repay(repayment)))).toEqual(Result.fail(lost));
		expect(await memory.run(reconcileRepayment(repayment))).toEqual(Result.succeed(found));
	});

	test.each<[LoanStatus, unknown]>([
		["waiting for review", { is: "unknown" }],
		["to repay", { is: "absent" }],
		["rejected", { is: "unknown" }],
		["repayment under check", found],
		["repaid", found],
	])("of a loan that is %s", async (status, finding) => {
		const memory = memoryLoans({ records: [record(5, status), record(4, "to repay")] });
		expect(await memory.run(reconcileRepayment(repayment))).toEqual(Result.succeed(finding));
	});

	test("stays unresolved while the loan cannot be read, or another one is answered", async () => {
		const memory = memoryLoans();
		expect([
			await memory.run(reconcileRepayment(repayment)),
			await memory.run(confused(reconcileRepayment(repayment))),
		]).toEqual([noSuchLoan, Result.succeed({ is: "unknown" })]);
	});
});

describe("Spec 2 §7: reading before a repayment", () => {
	test("returns the loan with its figures, and the accounts to pay to", async () => {
		const memory = memoryLoans({ records: [record(5, "to repay")] });
		expect(await memory.run(readRepayment(loanId(5)))).toEqual(
			Result.succeed({ record: record(5, "to repay"), accounts: [tether, ether] }),
		);
	});

	test("fails if the loan cannot be read, or another one is answered", async () => {
		const memory = memoryLoans();
		expect([
			await memory.run(readRepayment(loanId(5))),
			await memory.run(confused(readRepayment(loanId(5)))),
		]).toEqual([
			noSuchLoan,
			Result.fail(new Unreadable({ call: "repaymentInfo", detail: "loan 6 instead of 5" })),
		]);
	});
});
