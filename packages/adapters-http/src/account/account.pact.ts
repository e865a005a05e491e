import { account } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { AccountHistory, Accounts } from "@tradewind/domain/account";
import { decimal } from "@tradewind/domain/money";
import type { HistoryRange } from "@tradewind/domain/paged-list";
import { consumes, onePage, refuses } from "../pact/consumer-test.ts";

const page = onePage({
	id: 31,
	change: decimal("-0.25"),
	balanceAfter: decimal("9989.33"),
	reason: { is: "sentence", text: "Fee: EUR/USD #501" },
	createdAt: "2026-01-01 00:00:00",
});

const account1 = 1;
const unknownAccount = 999;
const detail = (accountId: number) => AccountHistory.use((port) => port.account(accountId));
const records = (accountId: number, range?: HistoryRange) =>
	AccountHistory.use((port) => port.records({ accountId, page: 1, range }));

export const pact = [
	consumes(
		account.getBalance,
		Accounts.use(({ balances }) => balances),
		[{ accountId: 1, kind: "forex", currencyId: 1, free: decimal("10000"), locked: decimal("0") }],
	),
	consumes(
		account.getProfits,
		Accounts.use(({ profitOfDay }) => profitOfDay),
		decimal("12.34"),
	),
	consumes(
		account.resetForexDemoAccount,
		Accounts.use(({ resetDemo }) => resetDemo),
		{ message: "ok" },
		{ given: providerStates.demo },
	),
	refuses(
		account.resetForexDemoAccount,
		Accounts.use(({ resetDemo }) => resetDemo),
		{ when: "of a real customer" },
	),
	consumes(account.getAccountDetail, detail(account1), {
		accountId: 1,
		kind: "forex",
		currencyId: 1,
		free: decimal("9989.33"),
		locked: decimal("10.42"),
		equity: decimal("10001.25"),
		margin: decimal("10.42"),
		profit: decimal("1.5"),
		hazardRate: decimal("95981.28"),
	}),
	refuses(account.getAccountDetail, detail(unknownAccount), {
		when: "of no account of the customer's",
		input: { type: "999" },
	}),
	consumes(account.getAccountChanges, records(account1), page),
	consumes(
		account.getAccountChanges,
		records(account1, { startTime: 1_767_225_600, endTime: 1_767_312_000 }),
		page,
		{
			when: "in a range of days",
			given: providerStates.closed,
			input: { type: "1", page: "1", startTime: "1767225600", endTime: "1767312000" },
			fromState: { startTime: "startTime", endTime: "endTime" },
		},
	),
	refuses(account.getAccountChanges, records(unknownAccount), {
		when: "of no account of the customer's",
		input: { type: "999", page: "1" },
	}),
];
