import type { CommandReply } from "@tradewind/domain/command";
import {
	type LoanId,
	Loans,
	loanApplicationMachine,
	loanRecordMachine,
	loanRequestMachine,
	type Repayment,
	readLoanApplication,
	readLoanOffer,
	readRepayment,
	reconcileApplication,
	reconcileLoan,
	reconcileRepayment,
	repaymentMachine,
	type SentApplication,
	type SentLoan,
} from "@tradewind/domain/loan";
import type { CommandError } from "@tradewind/domain/request";
import { Effect } from "effect";
import { defineMachines } from "../../state/machines.ts";
import { selfShownCommand, shownReading } from "../../state/ports.ts";

export const machines = defineMachines((request) => ({
	application: loanApplicationMachine.provide({
		actors: {
			readApplication: request(() => readLoanApplication, shownReading),
			send: request<CommandReply, CommandError, SentApplication>(
				({ application }) =>
					application
						? Loans.use((port) => port.submitApplication(application))
						: Effect.die("nothing to send"),
				selfShownCommand,
			),
			reconcile: request(reconcileApplication, shownReading),
		},
	}),
	loanRequest: loanRequestMachine.provide({
		actors: {
			readOffer: request(() => readLoanOffer, shownReading),
			send: request<CommandReply, CommandError, SentLoan>(
				(sent) => Loans.use((port) => port.submitLoan(sent.request)),
				selfShownCommand,
			),
			reconcile: request(reconcileLoan, shownReading),
		},
	}),
	record: loanRecordMachine.provide({
		actors: {
			readRecord: request((id: LoanId) => Loans.use((port) => port.record(id)), shownReading),
		},
	}),
	repayment: repaymentMachine.provide({
		actors: {
			readRepayment: request(readRepayment, shownReading),
			send: request<CommandReply, CommandError, Repayment>(
				(repayment) => Loans.use((port) => port.repay(repayment)),
				selfShownCommand,
			),
			reconcile: request(reconcileRepayment, shownReading),
		},
	}),
}));
