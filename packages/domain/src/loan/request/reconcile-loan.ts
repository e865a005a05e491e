import { Effect, Equal } from "effect";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import { findNewOnPage, newestOf, newNumberOf } from "../../command/find-new.ts";
import type { Rate } from "../../money/decimal.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { Loans } from "../loans.port.ts";
import type { LoanRecord } from "../record/loan-record.ts";
import type { LoanRequest } from "./loan-request.ts";

/** A sent loan request, the terms that identify its loan, and what was known when it was sent. */
export interface SentLoan {
	readonly request: LoanRequest;
	readonly loanPeriodDays: number;
	readonly dailyRate: Rate;
	readonly lastLoanId: number | undefined;
}

/**
 * Searches the customer's newest loans for a request whose answer was lost: same amount, period and rate, and an
 * unknown id. The result is unknown if the page does not reach back to the known loans. Only reads.
 */
export const reconcileLoan = (
	sent: SentLoan,
): Effect.Effect<ReconcileResult<CommandReply>, QueryError, Loans> =>
	Effect.gen(function* () {
		const loans = yield* Loans;
		const page = yield* loans.records({ page: 1 });
		return findNewOnPage(sent.lastLoanId, newestOf(page), isLike(sent));
	});

/** The number of a loan that was requested, as the list shows it. Only reads. */
export const readLoanNumber = (sent: SentLoan): Effect.Effect<string | undefined, QueryError, Loans> =>
	Effect.map(
		Loans.use((port) => port.records({ page: 1 })),
		({ rows }) => newNumberOf(sent.lastLoanId, rows, isLike(sent)),
	);

const isLike =
	({ request, loanPeriodDays, dailyRate }: SentLoan) =>
	(row: LoanRecord): boolean =>
		Equal.equals(row.amount, request.amount) &&
		row.loanPeriodDays === loanPeriodDays &&
		Equal.equals(row.dailyRate, dailyRate);
