import { Effect, Option } from "effect";
import type { QueryError } from "../../request/request.errors.ts";
import type { CalendarDay } from "../../time/calendar-day.ts";
import { Loans } from "../loans.port.ts";
import type { ApplicationRecord } from "./loan-application.ts";

/** What the application form needs from the platform. */
export interface ApplicationReading extends ApplicationRecord {
	/** `undefined` if it could not be read: then no birthday is too late. */
	readonly today: CalendarDay | undefined;
}

/** Reads the status of the customer's application and the current day. */
export const readLoanApplication: Effect.Effect<ApplicationReading, QueryError, Loans> = Effect.gen(
	function* () {
		const loans = yield* Loans;
		const [status, today] = yield* Effect.all([loans.status, Effect.option(loans.today)], {
			concurrency: "unbounded",
		});
		return { ...status, today: Option.getOrUndefined(today) };
	},
);
