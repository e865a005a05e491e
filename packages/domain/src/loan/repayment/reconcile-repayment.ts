import { Effect } from "effect";
import type { Finding, Told } from "../../command/command.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { Loans } from "../loans.port.ts";
import type { LoanStatus } from "../record/loan-record.ts";
import type { Repayment } from "./repayment.ts";

/**
 * Looks whether a repayment whose answer was lost has arrived: its loan is under check or repaid then, and still to be
 * repaid where it has not. Only reads.
 */
export const reconcileRepayment = ({ loanId }: Repayment): Effect.Effect<Finding<Told>, QueryError, Loans> =>
	Effect.gen(function* () {
		const loans = yield* Loans;
		const record = yield* loans.record(loanId);
		return record.id === loanId ? findings[record.status] : cannotTell;
	});

const found = { is: "found", answer: { message: undefined } } as const;
const cannotTell = { is: "cannot tell" } as const;

const findings: Readonly<Record<LoanStatus, Finding<Told>>> = {
	"waiting for review": cannotTell,
	"to repay": { is: "not found" },
	rejected: cannotTell,
	"repayment under check": found,
	repaid: found,
};
