import { Effect, Equal } from "effect";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import { findNewOnPage, newestOf } from "../../command/find-new.ts";
import type { Rate } from "../../money/decimal.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { Loans } from "../loans.port.ts";
import type { LoanRequest } from "./loan-request.ts";

/** A loan that was asked for, the terms by which it is known again, and what was known when it was pressed. */
export interface SentLoan {
	readonly request: LoanRequest;
	readonly loanPeriodDays: number;
	readonly dailyRate: Rate;
	readonly lastLoanId: number | undefined;
}

/**
 * Looks for a loan whose answer was lost among the customer's newest ones: one of the same amount, period and rate that was
 * not known before the press. Where the page that was read doesn't reach back to what was known, it can't tell that there
 * is none. Only reads.
 */
export const reconcileLoan = ({
	request,
	loanPeriodDays,
	dailyRate,
	lastLoanId,
}: SentLoan): Effect.Effect<ReconcileResult<CommandReply>, QueryError, Loans> =>
	Effect.gen(function* () {
		const loans = yield* Loans;
		const page = yield* loans.records({ page: 1 });
		return findNewOnPage(
			lastLoanId,
			newestOf(page),
			(row) =>
				Equal.equals(row.amount, request.amount) &&
				row.loanPeriodDays === loanPeriodDays &&
				Equal.equals(row.dailyRate, dailyRate),
		);
	});
