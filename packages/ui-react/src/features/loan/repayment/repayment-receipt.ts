import type { LoanId, RepaymentAccount } from "@tradewind/domain/loan";
import { type Money, toText } from "@tradewind/domain/money";
import type { CommandReceipt } from "../../../kept/keep-receipts.ts";
import { accountName } from "./account-name.ts";

/** The receipt of a reported repayment: which loan, how much, and where it was paid. */
export const repaymentReceipt = (
	loan: LoanId,
	amount: Money | undefined,
	account: RepaymentAccount | undefined,
): CommandReceipt => ({
	title: { key: "loan.receipt.repayment" },
	...(amount && { sum: { is: "money", value: toText(amount) } }),
	lines: account
		? [
				{
					label: "loan.repayment.network",
					value: {
						is: "text",
						text: accountName(account.currencyCode, account.protocolCode),
					},
				},
				{ label: "shared.receipt.address", value: { is: "text", text: account.address } },
			]
		: [],
	number: String(loan),
	next: [{ key: "loan.repayment.repayment under check" }],
	view: "/loan/record",
});
