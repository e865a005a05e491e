import {
	applicationRequests,
	loanApplicationMachine,
	loanRecordMachine,
	loanRecordRequests,
	loanRequestMachine,
	loanRequests,
	repaymentMachine,
	repaymentRequests,
} from "@tradewind/domain/loan";
import { defineMachines } from "../../state/machines.ts";

export const machines = defineMachines(({ actorsOf }) => ({
	application: loanApplicationMachine.provide({ actors: actorsOf(applicationRequests) }),
	loanRequest: loanRequestMachine.provide({ actors: actorsOf(loanRequests) }),
	record: loanRecordMachine.provide({ actors: actorsOf(loanRecordRequests) }),
	repayment: repaymentMachine.provide({ actors: actorsOf(repaymentRequests) }),
}));
