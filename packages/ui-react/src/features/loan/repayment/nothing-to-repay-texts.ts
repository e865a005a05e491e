import type { LoanStatus } from "@tradewind/domain/loan";

/** In place of the form of a repayment. */
export const nothingToRepayTexts: Readonly<Record<LoanStatus, string>> = {
	"waiting for review": "loan.repayment.waiting for review",
	"to repay": "loan.repayment.to repay",
	rejected: "loan.repayment.rejected",
	"repayment under check": "loan.repayment.repayment under check",
	repaid: "loan.repayment.repaid",
};
