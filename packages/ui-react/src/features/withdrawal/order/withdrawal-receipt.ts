import type { AccountKind } from "@tradewind/domain/account";
import { type Money, toText } from "@tradewind/domain/money";
import type { SentWithdrawal } from "@tradewind/domain/withdrawal";
import type { CommandReceipt } from "../../../kept/keep-receipts.ts";
import type { ReceiptLine } from "../../../kept/receipt.ts";
import { recordsPage } from "../pages.ts";

interface WithdrawalReceiptFacts {
	/** The account that pays. */
	readonly pays: AccountKind;
	/** Fee and amount that arrives; `undefined` after a reload, when they are not known any more. */
	readonly figures: { readonly fee: Money; readonly receive: Money } | undefined;
}

/** The receipt of a withdrawal. The number of a bank account is not kept on the device: its last digits identify it. */
export const withdrawalReceipt = (
	{ order: { kind, amount }, currencyCode, target }: SentWithdrawal,
	{ pays, figures }: WithdrawalReceiptFacts,
): CommandReceipt => {
	const to: readonly ReceiptLine[] =
		target === ""
			? []
			: [
					{
						label: `withdrawal.record.target.${kind}`,
						value: { is: "text", text: kind === "bank" ? `…${target.slice(-4)}` : target },
					},
				];
	const terms: readonly ReceiptLine[] = figures
		? [
				{ label: "withdrawal.fee", value: { is: "money", value: toText(figures.fee) } },
				{
					label: "withdrawal.receive",
					value: { is: "amount", value: toText(figures.receive), currency: currencyCode },
				},
			]
		: [{ label: "withdrawal.currency", value: { is: "text", text: currencyCode } }];
	return {
		title: { key: "withdrawal.receipt" },
		sum: { is: "money", value: toText(amount) },
		lines: [
			{ label: "shared.receipt.from", value: { is: "words", key: `shared.balance.${pays}` } },
			...to,
			...terms,
		],
		next: [{ key: "withdrawal.receipt.next" }],
		view: recordsPage(kind),
	};
};
