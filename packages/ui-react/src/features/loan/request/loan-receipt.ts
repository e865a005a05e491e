import type { AccountKind } from "@tradewind/domain/account";
import type { SentLoan } from "@tradewind/domain/loan";
import { toText } from "@tradewind/domain/money";
import type { CommandReceipt } from "../../../kept/keep-receipts.ts";

/** The receipt of a requested loan: amount, period, and the account that it is paid out to. */
export const loanReceipt = (
	{ request: { amount }, loanPeriodDays }: SentLoan,
	paidInto: AccountKind,
): CommandReceipt => ({
	title: { key: "loan.receipt" },
	sum: { is: "money", value: toText(amount) },
	lines: [
		{ label: "loan.period", value: { is: "words", key: "loan.days", facts: { count: loanPeriodDays } } },
		{ label: "shared.receipt.into", value: { is: "words", key: `shared.balance.${paidInto}` } },
	],
	next: [{ key: "loan.receipt.next" }, { key: "loan.blocks" }],
	view: "/loan/record",
	done: "/user",
});
