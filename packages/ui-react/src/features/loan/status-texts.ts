import type { LoanStatus, OpenStatus } from "@tradewind/domain/loan";

/** Why the customer cannot ask for another loan. */
export const openTexts: Readonly<Record<OpenStatus, string>> = {
	"waiting for review": "loan.open.waiting for review",
	"to repay": "loan.open.to repay",
	"repayment under check": "loan.open.repayment under check",
};

/** In place of the form of a repayment. */
export const nothingToRepayTexts: Readonly<Record<LoanStatus, string>> = {
	"waiting for review": "loan.repayment.waiting for review",
	"to repay": "loan.repayment.to repay",
	rejected: "loan.repayment.rejected",
	"repayment under check": "loan.repayment.repayment under check",
	repaid: "loan.repayment.repaid",
};

/** What the reason explains that the platform gives for a status. */
export const reasonTexts: Readonly<Record<LoanStatus, string>> = {
	"waiting for review": "loan.reason.proof",
	"to repay": "loan.reason.proof",
	rejected: "loan.reason.rejected",
	"repayment under check": "loan.reason.proof",
	repaid: "loan.reason.proof",
};
