import type { AccountKind } from "@tradewind/domain/account";
import { coinsToRepay, type LoanId, type RepaymentAccount, type SentLoan } from "@tradewind/domain/loan";
import { type Money, toText } from "@tradewind/domain/money";
import type { CommandReceipt } from "../../kept/keep-receipts.ts";

/** The receipt of an application for loans. Its page shows the decision. */
export const applicationReceipt = (): CommandReceipt => ({
	title: { key: "loan.receipt.application" },
	lines: [],
	next: [{ key: "loan.waiting" }],
	view: "/loan",
	done: "/user",
});

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

const coinLine = (amount: Money | undefined, account: RepaymentAccount): CommandReceipt["lines"] => {
	const coins = coinsToRepay(amount, account);
	if (!coins) return [];
	const value = { is: "amount", value: toText(coins), currency: account.currencyCode } as const;
	return [{ label: "loan.repayment.coins", value }];
};

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
				...coinLine(amount, account),
				{
					label: "loan.repayment.network",
					value: {
						is: "text",
						text: [account.currencyCode, account.protocolCode].filter((part) => part !== "").join(" · "),
					},
				},
				{ label: "shared.receipt.address", value: { is: "text", text: account.address } },
			]
		: [],
	number: String(loan),
	next: [{ key: "loan.repayment.repayment under check" }],
	view: "/loan/record",
});
