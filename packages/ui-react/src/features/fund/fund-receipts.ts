import {
	type Fund,
	type RedemptionForm,
	type SentSubscription,
	type Subscription,
	summariseRedemption,
} from "@tradewind/domain/fund";
import { type Money, toText } from "@tradewind/domain/money";
import type { CommandReceipt } from "../../kept/keep-receipts.ts";
import type { ReceiptLine, ReceiptValue } from "../../kept/receipt.ts";

/** The receipt of a subscription: fund, term, and the account that has paid. */
export const subscriptionReceipt = (
	{ order: { amount } }: SentSubscription,
	fund: Fund | undefined,
	pays: string,
): CommandReceipt => ({
	title: { key: "fund.receipt" },
	sum: { is: "amount", value: toText(amount), currency: fund?.currency ?? "" },
	lines: [
		...(fund ? [title(fund.title)] : []),
		{ label: "shared.receipt.from", value: { is: "words", key: `shared.balance.${pays}` } },
		...(fund
			? [
					{
						label: "fund.lockDays",
						value: { is: "words", key: "fund.days", facts: { count: fund.lockDays } },
					} as const,
				]
			: []),
	],
	next: [{ key: "fund.receipt.next" }, { key: "fund.income.empty" }],
	view: "/mining/record",
	viewOfNumber: "/mining/income?id=",
});

/** The receipt of an early redemption: the amount, its penalty, what is paid back, and into which account. */
export const redemptionReceipt = (
	form: RedemptionForm,
	subscription: Subscription,
	pays: string,
): CommandReceipt => {
	const { id, amount, fund } = subscription;
	const { penalty, returned } = summariseRedemption(form, subscription);
	const value = (figure: Money): ReceiptValue => ({
		is: "amount",
		value: toText(figure),
		currency: fund.currency,
	});
	return {
		title: { key: "fund.receipt.redeem" },
		sum: value(amount),
		lines: [
			title(fund.title),
			...(penalty ? [{ label: "fund.figure.penalty", value: value(penalty) }] : []),
			...(returned ? [{ label: "fund.redeem.returned", value: value(returned) }] : []),
			{ label: "shared.receipt.into", value: { is: "words", key: `shared.balance.${pays}` } },
		],
		number: String(id),
		next: [{ key: "fund.receipt.redeem.next" }],
		view: `/mining/income?id=${id}`,
	};
};

const title = (text: string): ReceiptLine => ({ label: "fund.record.fund", value: { is: "text", text } });
