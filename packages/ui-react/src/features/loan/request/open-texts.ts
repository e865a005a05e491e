import type { OpenStatus } from "@tradewind/domain/loan";

/** Why the customer cannot ask for another loan. */
export const openTexts: Readonly<Record<OpenStatus, string>> = {
	"waiting for review": "loan.open.waiting for review",
	"to repay": "loan.open.to repay",
	"repayment under check": "loan.open.repayment under check",
};
