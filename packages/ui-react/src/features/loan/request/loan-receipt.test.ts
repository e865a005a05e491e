import { loanPlanId } from "@tradewind/domain/loan";
import { decimal, money, rate } from "@tradewind/domain/money";
import { expect, test } from "vitest";
import { loanReceipt } from "./loan-receipt.ts";

const amount = money(decimal("500.25"));

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
