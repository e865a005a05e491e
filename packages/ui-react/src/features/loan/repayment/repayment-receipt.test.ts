import { loanId, repaymentAccountId } from "@tradewind/domain/loan";
import { decimal, money, price } from "@tradewind/domain/money";
import { expect, test } from "vitest";
import { repaymentReceipt } from "./repayment-receipt.ts";

const amount = money(decimal("500.25"));

test("A-530: the receipt of a repayment has the loan, the amount and the address that was paid", () => {
	const account = {
		...{ id: repaymentAccountId(8), currencyCode: "USDT" },
		...{ protocolCode: "TRC20", address: "TXpaid", price: price(decimal("2")) },
	};
	expect(repaymentReceipt(loanId(5), amount, account)).toEqual({
		title: { key: "loan.receipt.repayment" },
		sum: { is: "money", value: "500.25" },
		lines: [
			{ label: "loan.repayment.network", value: { is: "text", text: "USDT · TRC20" } },
			{ label: "shared.receipt.address", value: { is: "text", text: "TXpaid" } },
		],
		number: "5",
		next: [{ key: "loan.repayment.repayment under check" }],
		view: "/loan/record",
	});
	expect(repaymentReceipt(loanId(5), undefined, undefined)).toMatchObject({ lines: [], number: "5" });
});
