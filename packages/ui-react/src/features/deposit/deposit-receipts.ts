import { cashAccountKind } from "@tradewind/domain/account";
import type {
	BankDepositOrder,
	BankOption,
	DepositTab,
	PendingDeposit,
	SentBankDeposit,
	SentCryptoDeposit,
} from "@tradewind/domain/deposit";
import { type Money, toText } from "@tradewind/domain/money";
import type { CommandReceipt } from "../../kept/keep-receipts.ts";
import type { ReceiptLine, ReceiptValue } from "../../kept/receipt.ts";
import { recordsAddress } from "./deposit-page.tsx";

interface Site {
	readonly hasOnlyOneAccount: boolean;
}

/** The receipt of a deposit of coins: what was reported, to which address it was paid, and into which account. */
export const cryptoDepositReceipt = (
	{ order: { amount, address }, currency }: SentCryptoDeposit,
	site: Site,
): CommandReceipt => ({
	title: { key: "deposit.receipt" },
	sum: amountIn(amount, currency),
	lines: [{ label: "shared.receipt.address", value: { is: "text", text: address } }, into(site)],
	...after("crypto", site),
});

/** The receipt of a deposit to a bank that the customer chose. */
export const wireDepositReceipt = (
	{ optionId, amount }: BankDepositOrder,
	options: readonly BankOption[],
	site: Site,
): CommandReceipt => ({
	title: { key: "deposit.receipt" },
	sum: amountIn(amount, options.find(({ id }) => id === optionId)?.name),
	lines: [into(site)],
	...after("bank", site),
});

/**
 * The receipt of a command of a matched deposit. A new one has none: its page shows the number and waits for the account to pay
 * to. A cancelled one has none either: it moves nothing (docs/assumptions.md, A-531).
 */
export const bankDepositReceipt = (
	{ command }: SentBankDeposit,
	pending: PendingDeposit | undefined,
	options: readonly BankOption[],
	site: Site,
): CommandReceipt | undefined => {
	if (command.is !== "upload proof") return undefined;
	const option = options.find(({ id }) => id === pending?.optionId);
	return {
		title: { key: "deposit.receipt.proof" },
		...(pending && { sum: amountIn(pending.amount, option?.name) }),
		lines: [into(site)],
		number: String(command.depositId),
		...after("bank", site),
	};
};

/** The name of an option stands for its currency. */
const amountIn = (amount: Money, currency = ""): ReceiptValue => ({
	is: "amount",
	value: toText(amount),
	currency,
});

const into = (site: Site): ReceiptLine => ({
	label: "shared.receipt.into",
	value: { is: "words", key: `shared.balance.${cashAccountKind(site)}` },
});

const after = (tab: DepositTab, { hasOnlyOneAccount }: Site) => ({
	next: [{ key: "deposit.receipt.next" }, ...(hasOnlyOneAccount ? [] : [{ key: "deposit.thenMove" }])],
	view: recordsAddress(tab),
});
