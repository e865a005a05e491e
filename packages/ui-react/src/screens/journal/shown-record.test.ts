import type { DepositRecord } from "@tradewind/domain/deposit";
import { subscriptionId } from "@tradewind/domain/fund";
import type { JournalRecord } from "@tradewind/domain/journal";
import { decimal, money } from "@tradewind/domain/money";
import { beforeEach, expect, test } from "vitest";
import { exampleFund } from "../../features/fund/fund.test-support.ts";
import { closedOrder } from "../../features/micro/micro-order.test-support.ts";
import { currentWords, loadFeatureWords, showLanguage } from "../../i18n/words.ts";
import { loanRecordIn } from "../../parts/loan/loan.test-support.ts";
import { holdingOrder } from "../../state/fake-app.test-support.ts";
import { shownRecord } from "./shown-record.tsx";

beforeEach(async () => {
	await loadFeatureWords();
	await showLanguage("en");
});

const byBank: DepositRecord = {
	id: 1,
	kind: "bank",
	amount: undefined,
	currency: "USD",
	status: "pending",
	createdAt: "2026-01-05 12:00:00",
	remark: "",
	bank: undefined,
	proof: undefined,
};

test("Spec 2 §4: a deposit has the status of its own page: a pending one by bank says what it waits for", () => {
	const statusIn = (status: DepositRecord["status"], matchesBanks: boolean): string =>
		shownRecord({ what: { is: "deposit", record: { ...byBank, status } } }, currentWords().t, {
			matchesBanks,
		}).status;
	expect([
		statusIn("pending", false),
		statusIn("pending", true),
		...(["finished", "rejected", "invalid"] as const).map((status) => statusIn(status, false)),
	]).toEqual(["Under review", "Assigning bank account", "Credited", "Rejected", "Invalid"]);
});

const ten = money(decimal("10"));
const createdAt = "2026-01-05 12:00:00";

test.each<[JournalRecord["what"], { title: string; status: string; labels: readonly string[] }]>([
	[
		{ is: "deposit", record: { ...byBank, remark: "Mind the reference" } },
		{ title: "Deposit", status: "Under review", labels: ["Amount", "Remark", "Submitted", "Deposit number"] },
	],
	[
		{
			is: "withdrawal",
			record: {
				kind: "bank",
				amount: ten,
				received: undefined,
				currencyCode: "EUR",
				fee: undefined,
				statusText: " ",
				isRejected: false,
				createdAt,
				target: "DE89",
				businessId: undefined,
				notes: "",
			},
		},
		{
			title: "Withdrawal · EUR",
			status: "Status unknown",
			labels: ["Amount", "Fee", "Amount after fee", "Time", "Account number"],
		},
	],
	[
		{ is: "transfer", record: { amount: ten, from: 1, to: 2, createdAt } },
		{ title: "Transfer", status: "Completed", labels: ["Amount", "From", "To", "Time"] },
	],
	[
		{ is: "loan", record: loanRecordIn("to repay"), event: "reviewed" },
		{
			title: "Loan",
			status: "Paid out",
			labels: ["Status now", "Amount", "Amount to repay", "Created", "Loan number"],
		},
	],
	[
		{
			is: "subscription",
			record: {
				id: subscriptionId(4),
				fund: exampleFund,
				status: "running",
				amount: ten,
				subscribedAt: createdAt,
				dailyProfit: undefined,
				totalProfit: undefined,
			},
		},
		{
			title: "Fund subscription",
			status: "Active",
			labels: ["Fund", "Amount", "Income so far", "Since", "Number"],
		},
	],
	[
		{ is: "contract order", record: { ...holdingOrder, stage: "pending", openPrice: undefined } },
		{
			title: "EUR/USD · Buy",
			status: "Pending",
			labels: ["Direction", "Quantity", "Order price", "Fee", "Placed", "Order number"],
		},
	],
	[
		{ is: "contract order", record: { ...holdingOrder, stage: "cancelled", completedAt: createdAt } },
		{
			title: "EUR/USD · Buy",
			status: "Cancelled",
			labels: ["Direction", "Quantity", "Order price", "Fee", "Placed", "Cancelled", "Order number"],
		},
	],
	[
		{ is: "contract order", record: { ...holdingOrder, stage: "closed", completedAt: createdAt } },
		{
			title: "EUR/USD · Buy",
			status: "Closed",
			labels: ["Direction", "Quantity", "Open price", "Fee", "P/L", "Opened", "Closed", "Order number"],
		},
	],
	[
		{ is: "micro order", record: closedOrder },
		{
			title: "EUR/USD · Up",
			status: "Closed",
			labels: ["Direction", "Amount", "P/L", "Opened", "Closed", "Order number"],
		},
	],
])("Spec 2 §2: a record in the journal has the words of its own page: %o", (what, expected) => {
	const { title, status, facts } = shownRecord({ what }, currentWords().t, { matchesBanks: false });
	expect({ title, status, labels: facts.flatMap((fact) => (fact ? [fact[0]] : [])) }).toEqual(expected);
});
