import { account } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { AccountHistory } from "@tradewind/domain/account";
import { decimal } from "@tradewind/domain/money";
import { type Consumption, overHttp, refused } from "./consumption.test-support.ts";

const page = {
	rows: [
		{
			id: 31,
			change: decimal("-0.25"),
			balanceAfter: decimal("9989.33"),
			reason: { is: "sentence", text: "Fee: EUR/USD #501" },
			createdAt: "2026-01-01 00:00:00",
		},
	],
	total: 1,
	extra: undefined,
};

/** One account and what happened on it. */
export const accountConsumptions: readonly Consumption[] = [
	{
		call: account.getAccountDetail,
		given: providerStates.signedIn,
		answer: "success",
		does: overHttp(AccountHistory.use((history) => history.account(1))),
		gives: {
			value: {
				accountId: 1,
				kind: "forex",
				free: decimal("9989.33"),
				locked: decimal("10.42"),
				equity: decimal("10001.25"),
				margin: decimal("10.42"),
				profit: decimal("1.5"),
				hazardRate: decimal("95981.28"),
			},
		},
	},
	{
		call: account.getAccountChanges,
		given: providerStates.closed,
		answer: "success",
		does: overHttp(
			AccountHistory.use((history) => history.records({ accountId: 1, page: 1, range: undefined })),
		),
		gives: { value: page },
	},
	{
		call: account.getAccountChanges,
		when: "in a range of days",
		given: providerStates.closed,
		input: { type: "1", page: "1", startTime: "1767225600", endTime: "1767312000" },
		fromState: { startTime: "startTime", endTime: "endTime" },
		answer: "success",
		does: overHttp(
			AccountHistory.use((history) =>
				history.records({
					accountId: 1,
					page: 1,
					range: { startTime: 1_767_225_600, endTime: 1_767_312_000 },
				}),
			),
		),
		gives: { value: page },
	},
	{
		call: account.getAccountDetail,
		when: "of no account of the customer's",
		given: providerStates.signedIn,
		input: { type: "999" },
		answer: "refusal",
		does: overHttp(AccountHistory.use((history) => history.account(999))),
		gives: refused,
	},
	{
		call: account.getAccountChanges,
		when: "of no account of the customer's",
		given: providerStates.signedIn,
		input: { type: "999", page: "1" },
		answer: "refusal",
		does: overHttp(
			AccountHistory.use((history) => history.records({ accountId: 999, page: 1, range: undefined })),
		),
		gives: refused,
	},
];
