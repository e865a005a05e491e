import { Effect } from "effect";
import { type CommandReply, confirmed, type ReconcileResult } from "../../command/command.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { Loans } from "../loans.port.ts";
import type { ApplicationStatus, LoanApplication } from "./loan-application.ts";

/** An application that was sent, and where the customer stood when it was pressed. */
export interface SentApplication {
	readonly application: LoanApplication;
	readonly status: ApplicationStatus;
}

/**
 * Looks whether an application whose answer was lost has arrived: the standing has moved since the press. One that was
 * rejected before and still is counts as not arrived, for a review takes hours. Only reads.
 */
export const reconcileApplication = ({
	status,
}: SentApplication): Effect.Effect<ReconcileResult<CommandReply>, QueryError, Loans> =>
	Effect.gen(function* () {
		const loans = yield* Loans;
		const now = yield* loans.status;
		if (now.status === status) return { is: "absent" };
		return now.status === "not applied" ? { is: "unknown" } : confirmed;
	});
