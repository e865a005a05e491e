import { type LoanRecord, type LoanStatus, loanId } from "@tradewind/domain/loan";
import { decimal, money, rate, zero } from "@tradewind/domain/money";

/** A reviewed loan of 500 for thirty days, without a date of repayment. */
export const loanRecordIn = <Status extends LoanStatus>(
	status: Status,
): LoanRecord & { readonly status: Status } => ({
	id: loanId(5),
	amount: money(decimal("500")),
	loanPeriodDays: 30,
	freePeriodDays: 7,
	dailyRate: rate(decimal("0.001")),
	interest: money(decimal("11.5")),
	penalty: money(zero),
	penaltyRate: undefined,
	status,
	createdAt: "2026-01-05 10:00:00",
	reviewedAt: "2026-01-05 12:00:00",
	repaymentTime: undefined,
	agreement: "",
	reason: "",
	borrower: { lastName: "Berg", firstName: "Mia", country: "", mobile: "", uid: "7" },
});
