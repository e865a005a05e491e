import { toText } from "@tradewind/domain/money";
import { approvedOrRejected, type Waiting } from "../api/waiting.ts";
import { accountById } from "../commands/find-customer.ts";
import type { Core } from "../core/core.ts";
import type { LoanApplications } from "./applications.ts";
import type { Loans } from "./loans.ts";

/** The undecided applications, loans and repayments. */
export const waitingLoans = (
	{ sessions, clock }: Pick<Core, "sessions" | "clock">,
	{ loans, applications }: { readonly loans: Loans; readonly applications: LoanApplications },
): readonly Waiting[] => {
	const accountOf = (customerId: number) => ({ account: accountById(sessions, customerId) });
	return [
		...applications.waiting().map((customerId) => ({
			what: "Application for loans",
			customerId,
			details: [],
			decisions: approvedOrRejected("loan/application", accountOf(customerId)),
		})),
		...loans
			.all()
			.filter(({ status }) => status === "waiting for review")
			.map(({ id, customerId, amount, loanPeriodDays }) => ({
				what: `Loan ${id}: ${toText(amount)}`,
				customerId,
				details: [`For ${loanPeriodDays} days; approved, it is paid out.`],
				decisions: approvedOrRejected("loan/decide", accountOf(customerId)),
			})),
		...loans
			.all()
			.filter(({ status }) => status === "repayment under check")
			.map((loan) => ({
				what: `Repayment of loan ${loan.id}: ${toText(loans.owed(loan, clock.now()).amount)}`,
				customerId: loan.customerId,
				details: ["The customer has sent a proof."],
				decisions: approvedOrRejected("loan/repayment", accountOf(loan.customerId)),
			})),
	];
};
