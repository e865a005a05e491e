import type { CommandReply } from "@tradewind/domain/command";
import {
	type LoanId,
	type LoanRecord,
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
import { createFullListMachine, createPagedListMachine } from "@tradewind/domain/paged-list";
import type { CommandError } from "@tradewind/domain/request";
import { Effect } from "effect";
import { createActor } from "xstate";
import { keptPerSession } from "../../kept/keep.ts";
import { defineMachines } from "../../state/machines.ts";
import { selfShownCommand, shownReading } from "../../state/ports.ts";

/** The loans of the customer, newest first (Spec 2 §2). */
const recordsMachine = createPagedListMachine<LoanRecord, LoanId, undefined, undefined>({
	keyOf: (record) => record.id,
});

/** All loans of the customer, for an export. */
const exportMachine = createFullListMachine<LoanRecord, LoanId, undefined, undefined>({
	keyOf: (record) => record.id,
});

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
	records: recordsMachine.provide({
		actors: {
			readPage: request(({ page }) => Loans.use((port) => port.records({ page })), shownReading),
		},
	}),
	export: exportMachine.provide({
		actors: {
			readPage: request(({ page }) => Loans.use((port) => port.records({ page })), shownReading),
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

/** The loans of the customer. */
export const recordsOf = keptPerSession((app, _signedIn, ends) =>
	ends(createActor(machines(app).records, { input: { query: undefined } }).start()),
);
