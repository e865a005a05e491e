import { type Subscription, subscriptionId } from "@tradewind/domain/fund";
import { decimal, money } from "@tradewind/domain/money";
import { expect, test } from "vitest";
import { exampleFund } from "./fund.test-support.ts";
import { redemptionReceipt, subscriptionReceipt } from "./fund-receipts.ts";

const amount = money(decimal("1000"));
const usdt = (value: string) => ({ is: "amount", value, currency: "USDT" });
const name = { label: "fund.record.fund", value: { is: "text", text: "Steady 30" } };

test("A-530: the receipt of a subscription has the fund, the account that has paid, and the term", () => {
	const sent = { order: { fund: exampleFund.id, amount }, lastSubscriptionId: 4 };
	expect(subscriptionReceipt(sent, exampleFund, "change")).toEqual({
		title: { key: "fund.receipt" },
		sum: usdt("1000"),
		lines: [
			name,
			{ label: "shared.receipt.from", value: { is: "words", key: "shared.balance.change" } },
			{ label: "fund.lockDays", value: { is: "words", key: "fund.days", facts: { count: 30 } } },
		],
		next: [{ key: "fund.receipt.next" }, { key: "fund.income.empty" }],
		view: "/mining/record",
		viewOfNumber: "/mining/income?id=",
	});
});

test("A-530: the receipt of a redemption has the penalty, what is paid back and where, and the number of the subscription", () => {
	const subscription: Subscription = {
		...{
			id: subscriptionId(11),
			status: "running" as const,
			amount,
			fund: exampleFund,
			subscribedAt: "2026-01-01 00:00:00",
		},
		...{ dailyProfit: undefined, totalProfit: undefined },
	};
	expect(redemptionReceipt({ isRequested: true }, subscription, "change")).toEqual({
		title: { key: "fund.receipt.redeem" },
		sum: usdt("1000"),
		lines: [
			name,
			{ label: "fund.figure.penalty", value: usdt("30") },
			{ label: "fund.redeem.returned", value: usdt("970") },
			{ label: "shared.receipt.into", value: { is: "words", key: "shared.balance.change" } },
		],
		number: "11",
		next: [{ key: "fund.receipt.redeem.next" }],
		view: "/mining/income?id=11",
	});
});
