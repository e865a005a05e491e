import { Effect } from "effect";
import type { Sending } from "../command/command.ts";
import { readLoanApplication } from "./application/read-loan-application.ts";
import { reconcileApplication, type SentApplication } from "./application/reconcile-application.ts";
import { Loans } from "./loans.port.ts";
import type { LoanId } from "./record/loan-record.ts";
import { readRepayment } from "./repayment/read-repayment.ts";
import { reconcileRepayment } from "./repayment/reconcile-repayment.ts";
import type { Repayment } from "./repayment/repayment.ts";
import { readLoanOffer } from "./request/read-loan-offer.ts";
import { reconcileLoan, type SentLoan } from "./request/reconcile-loan.ts";

/** The requests of `loanApplicationMachine`. */
export const applicationRequests = {
	commands: {
		send: ({ application }: SentApplication): Sending<Loans> =>
			application ? Loans.use((port) => port.submitApplication(application)) : Effect.die("nothing to send"),
	},
	readings: { readApplication: () => readLoanApplication, reconcile: reconcileApplication },
};

/** The requests of `loanRequestMachine`. */
export const loanRequests = {
	commands: {
		send: ({ request }: SentLoan): Sending<Loans> => Loans.use((port) => port.submitLoan(request)),
	},
	readings: { readOffer: () => readLoanOffer, reconcile: reconcileLoan },
};

/** The requests of `loanRecordMachine`. */
export const loanRecordRequests = {
	readings: { readRecord: (id: LoanId) => Loans.use((port) => port.record(id)) },
};

/** The requests of `repaymentMachine`. */
export const repaymentRequests = {
	commands: { send: (repayment: Repayment): Sending<Loans> => Loans.use((port) => port.repay(repayment)) },
	readings: { readRepayment, reconcile: reconcileRepayment },
};
