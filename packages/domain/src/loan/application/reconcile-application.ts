import { Effect } from "effect";
import type { Finding, Told } from "../../command/command.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { Loans } from "../loans.port.ts";
import type { ApplicationStanding, LoanApplication } from "./loan-application.ts";

/** An application that was sent, and where the customer stood when it was pressed. */
export interface SentApplication {
	readonly application: LoanApplication;
	readonly standing: ApplicationStanding;
}

/**
 * Looks whether an application whose answer was lost has arrived: the standing has moved since the press. One that was
 * rejected before and still is counts as not arrived, for a review takes hours. Only reads.
 */
export const reconcileApplication = ({
	standing,
}: SentApplication): Effect.Effect<Finding<Told>, QueryError, Loans> =>
	Effect.gen(function* () {
		const loans = yield* Loans;
		const now = yield* loans.status;
		if (now.standing === standing) return { is: "not found" };
		return now.standing === "not applied"
			? { is: "cannot tell" }
			: { is: "found", answer: { message: undefined } };
	});
