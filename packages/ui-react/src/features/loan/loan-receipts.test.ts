import { loanId, loanPlanId, repaymentAccountId } from "@tradewind/domain/loan";
import { decimal, money, price, rate } from "@tradewind/domain/money";
import { expect, test } from "vitest";
import { applicationReceipt, loanReceipt, repaymentReceipt } from "./loan-receipts.ts";

const amount = money(decimal("500.25"));

test("A-530: the receipt of an application says how the decision is reported", () => {
	expect(applicationReceipt()).toEqual({
		title: { key: "loan.receipt.application" },
		lines: [],
		next: [{ key: "loan.waiting" }],
		view: "/loan",
		done: "/user",
	});
});

test("A-530: the receipt of a requested loan has the amount, the period and the account that it is paid out to", () => {
	const sent = {
		request: { planId: loanPlanId(1), amount, signature: "", agreement: "" },
		...{ loanPeriodDays: 30, dailyRate: rate(decimal("0.001")), lastLoanId: 4 },
	};
	expect(loanReceipt(sent, "forex")).toEqual({
		title: { key: "loan.receipt" },
		sum: { is: "money", value: "500.25" },
		lines: [
			{ label: "loan.period", value: { is: "words", key: "loan.days", facts: { count: 30 } } },
			{ label: "shared.receipt.into", value: { is: "words", key: "shared.balance.forex" } },
		],
		next: [{ key: "loan.receipt.next" }, { key: "loan.blocks" }],
		view: "/loan/record",
		done: "/user",
	});
});

test("A-530: the receipt of a repayment has the loan, the amount and the address that was paid", () => {
	const account = {
		...{ id: repaymentAccountId(8), currencyCode: "USDT" },
		...{ protocolCode: "TRC20", address: "TXpaid", price: price(decimal("2")) },
	};
	expect(repaymentReceipt(loanId(5), amount, account)).toEqual({
		title: { key: "loan.receipt.repayment" },
		sum: { is: "money", value: "500.25" },
		lines: [
			{ label: "loan.repayment.coins", value: { is: "amount", value: "250.125", currency: "USDT" } },
			{ label: "loan.repayment.network", value: { is: "text", text: "USDT · TRC20" } },
			{ label: "shared.receipt.address", value: { is: "text", text: "TXpaid" } },
		],
		number: "5",
		next: [{ key: "loan.repayment.repayment under check" }],
		view: "/loan/record",
	});
	expect(repaymentReceipt(loanId(5), undefined, undefined)).toMatchObject({ lines: [], number: "5" });
});
