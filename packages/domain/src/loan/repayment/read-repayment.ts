import { Effect } from "effect";
import { type QueryError, Unreadable } from "../../request/request.errors.ts";
import { Loans } from "../loans.port.ts";
import type { LoanId, LoanRecord } from "../record/loan-record.ts";
import type { RepaymentAccount } from "./repayment.ts";

/** What the repayment form needs from the platform. */
export interface RepaymentReading {
	readonly record: LoanRecord;
	readonly accounts: readonly RepaymentAccount[];
}

/** Reads the loan's figures and the accounts to pay to. Figures of another loan are rejected. */
export const readRepayment = (id: LoanId): Effect.Effect<RepaymentReading, QueryError, Loans> =>
	Effect.gen(function* () {
		const loans = yield* Loans;
		const [record, accounts] = yield* Effect.all([loans.repaymentInfo(id), loans.repaymentAccounts], {
			concurrency: "unbounded",
		});
		if (record.id !== id)
			return yield* new Unreadable({ call: "repaymentInfo", detail: `loan ${record.id} instead of ${id}` });
		return { record, accounts };
	});
