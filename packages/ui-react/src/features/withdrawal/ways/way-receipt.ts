import { type NewWay, numberOf, type WithdrawalCurrency } from "@tradewind/domain/withdrawal";
import type { CommandReceipt } from "../../../kept/keep-receipts.ts";
import type { ReceiptLine } from "../../../kept/receipt.ts";
import { listPage } from "../pages.ts";

/** The receipt of a bound way. The number of a bank account is not kept on the device: its last digits identify it. */
export const wayReceipt = (
	way: NewWay,
	currency: Pick<WithdrawalCurrency, "code" | "protocol"> | undefined,
): CommandReceipt => {
	const line = (label: string, text: string): readonly ReceiptLine[] =>
		text === "" ? [] : [{ label, value: { is: "text", text } }];
	const name = currency ? [currency.code, currency.protocol].filter((part) => part !== "").join(" · ") : "";
	return {
		title: { key: `withdrawal.receipt.bind.${way.kind}` },
		lines: [
			...line("withdrawal.currency", name),
			...(way.kind === "crypto"
				? line("withdrawal.address", way.address)
				: [
						...line("withdrawal.bank.bankName", way.details.bankName),
						...line("withdrawal.bank.payeeName", way.details.payeeName),
						...line("withdrawal.bank.account", lastDigits(numberOf(way))),
					]),
		],
		next: [{ key: "withdrawal.receipt.bind.next" }],
		view: listPage[way.kind],
	};
};

const lastDigits = (number: string): string => (number === "" ? "" : `…${number.slice(-4)}`);
