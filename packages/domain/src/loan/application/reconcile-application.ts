import { Effect } from "effect";
import { type CommandReply, confirmed, type ReconcileResult } from "../../command/command.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { Loans } from "../loans.port.ts";
import type { ApplicationStatus, LoanApplication } from "./loan-application.ts";

/** A sent application, and the status before it was sent. */
export interface SentApplication {
	/** `undefined` for one that is only looked up: its answers are not saved on the device. */
	readonly application: LoanApplication | undefined;
	readonly status: ApplicationStatus;
}

/**
 * Checks whether an application whose answer was lost has arrived: the status has changed. A customer who was
 * rejected before and still is counts as not arrived, because a review takes hours. Only reads.
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
