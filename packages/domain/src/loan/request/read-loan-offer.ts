import { Effect, Option } from "effect";
import { lastIdOf } from "../../command/find-new.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { CalendarDay } from "../../time/calendar-day.ts";
import { Loans } from "../loans.port.ts";
import type { LoanPlan } from "./loan-plan.ts";

/** What the loan form needs from the platform. */
export interface LoanOfferReading {
	readonly plans: readonly LoanPlan[];
	/** `undefined` if it could not be read: an agreement with a date cannot be rendered then. */
	readonly today: CalendarDay | undefined;
	/**
	 * The highest id of the customer's loans; `undefined` if it could not be read: a lost request cannot be reconciled
	 * then.
	 */
	readonly lastLoanId: number | undefined;
}

/** Reads the plans, the current day, and the newest of the customer's loans. */
export const readLoanOffer: Effect.Effect<LoanOfferReading, QueryError, Loans> = Effect.gen(function* () {
	const loans = yield* Loans;
	const [plans, today, records] = yield* Effect.all(
		[loans.plans, Effect.option(loans.today), Effect.option(loans.records({ page: 1 }))],
		{ concurrency: "unbounded" },
	);
	const lastLoanId = Option.map(records, ({ rows }) => lastIdOf(rows));
	return {
		plans,
		today: Option.getOrUndefined(today),
		lastLoanId: Option.getOrUndefined(lastLoanId),
	};
});
