import { Effect } from "effect";
import { type CommandReply, confirmed, type ReconcileResult } from "../../command/command.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { Loans } from "../loans.port.ts";
import { statusProperties } from "../record/loan-status.ts";
import type { Repayment } from "./repayment.ts";

/**
 * Checks whether a repayment whose answer was lost has arrived: the loan is then under check or repaid. A loan still
 * to repay means it has not. Only reads.
 */
export const reconcileRepayment = ({
	loanId,
}: Repayment): Effect.Effect<ReconcileResult<CommandReply>, QueryError, Loans> =>
	Effect.gen(function* () {
		const loans = yield* Loans;
		const record = yield* loans.record(loanId);
		return record.id === loanId ? results[statusProperties[record.status].repayment] : results.unknown;
	});

const results = {
	arrived: confirmed,
	"not arrived": { is: "absent" },
	unknown: { is: "unknown" },
} as const satisfies Readonly<Record<string, ReconcileResult<CommandReply>>>;
