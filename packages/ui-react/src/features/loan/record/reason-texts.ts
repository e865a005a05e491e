import type { LoanStatus } from "@tradewind/domain/loan";

/** What the reason explains that the platform gives for a status. */
export const reasonTexts: Readonly<Record<LoanStatus, string>> = {
	"waiting for review": "loan.reason.proof",
	"to repay": "loan.reason.proof",
	rejected: "loan.reason.rejected",
	"repayment under check": "loan.reason.proof",
	repaid: "loan.reason.proof",
};
