import type { NewWay } from "@tradewind/domain/withdrawal";
import { expect, test } from "vitest";
import { wayReceipt } from "./way-receipt.ts";

const address: NewWay = { kind: "crypto", currencyId: 1, address: "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf" };

const bank = (numbers: { readonly account: string; readonly iban: string }): NewWay => ({
	kind: "bank",
	currencyId: 7,
	details: {
		payeeName: "Mia Wind",
		bankName: "Harbour Bank",
		...numbers,
		...{ swift: "", bankCode: "", routingNumber: "", ifsc: "", branch: "" },
		...{ bankAddress: "", payeeAddress: "", postCode: "" },
	},
});

test("A-530: the receipt of a bound address has its currency, network and the whole address", () => {
	expect(wayReceipt(address, { code: "USDT", protocol: "TRC20" })).toEqual({
		title: { key: "withdrawal.receipt.bind.crypto" },
		lines: [
			{ label: "withdrawal.currency", value: { is: "text", text: "USDT · TRC20" } },
			{ label: "withdrawal.address", value: { is: "text", text: "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf" } },
		],
		next: [{ key: "withdrawal.receipt.bind.next" }],
		view: "/mine/coin-address-list",
	});
});

test("A-530: of a bound bank account only the last digits are kept; what is not known is left out", () => {
	const linesOf = (numbers: { readonly account: string; readonly iban: string }) =>
		wayReceipt(bank(numbers), undefined).lines.map(({ label, value }) => [label, Object(value).text]);
	const named = [
		["withdrawal.bank.bankName", "Harbour Bank"],
		["withdrawal.bank.payeeName", "Mia Wind"],
	];
	expect(linesOf({ account: "0012345678", iban: "" })).toEqual([
		...named,
		["withdrawal.bank.account", "…5678"],
	]);
	expect(linesOf({ account: "", iban: "DE89370400440532013000" })).toEqual([
		...named,
		["withdrawal.bank.account", "…3000"],
	]);
	expect(linesOf({ account: "", iban: "" })).toEqual(named);
	expect(wayReceipt(bank({ account: "", iban: "" }), { code: "EUR", protocol: "" })).toMatchObject({
		title: { key: "withdrawal.receipt.bind.bank" },
		view: "/mine/bank-card-list",
	});
});
