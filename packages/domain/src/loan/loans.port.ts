import { Context, type Effect } from "effect";
import type { CommandDone } from "../command/command.ts";
import type { ListPage } from "../paged-list/paged-list.ts";
import type { CommandError, QueryError } from "../request/request.errors.ts";
import type { CalendarDay } from "../time/calendar-day.ts";
import type { ApplicationRecord, LoanApplication } from "./application/loan-application.ts";
import type { LoanId, LoanRecord } from "./record/loan-record.ts";
import type { Repayment, RepaymentAccount } from "./repayment/repayment.ts";
import type { LoanPlan, LoanPlanId } from "./request/loan-plan.ts";
import type { LoanRequest } from "./request/loan-request.ts";

export interface LoanQuery {
	/** From 1. */
	readonly page: number;
}

/**
 * Loans (Spec 2 §7). `submitApplication`, `submitLoan` and `repay` are commands: at most one request each, never
 * repeated. All others are queries.
 */
export class Loans extends Context.Service<
	Loans,
	{
		/** The customer's application and its status. */
		readonly status: Effect.Effect<ApplicationRecord, QueryError>;
		readonly submitApplication: (application: LoanApplication) => Effect.Effect<CommandDone, CommandError>;
		readonly plans: Effect.Effect<readonly LoanPlan[], QueryError>;
		readonly plan: (id: LoanPlanId) => Effect.Effect<LoanPlan, QueryError>;
		readonly submitLoan: (request: LoanRequest) => Effect.Effect<CommandDone, CommandError>;
		/** The customer's loans, newest first. */
		readonly records: (query: LoanQuery) => Effect.Effect<ListPage<LoanRecord, undefined>, QueryError>;
		readonly record: (id: LoanId) => Effect.Effect<LoanRecord, QueryError>;
		/** A loan with today's figures for a repayment. */
		readonly repaymentInfo: (id: LoanId) => Effect.Effect<LoanRecord, QueryError>;
		readonly repaymentAccounts: Effect.Effect<readonly RepaymentAccount[], QueryError>;
		readonly repay: (repayment: Repayment) => Effect.Effect<CommandDone, CommandError>;
		/** The current day in the platform's calendar. */
		readonly today: Effect.Effect<CalendarDay, QueryError>;
	}
>()("@tradewind/domain/loan/Loans") {}
