import { account as contract, type ReplyOf } from "@tradewind/contracts";
import type { AccountHistory, Accounts, Balance } from "@tradewind/domain/account";
import { money, rate } from "@tradewind/domain/money";
import { Effect } from "effect";
import type { Http } from "./http.ts";
import { decimalOf } from "./wire-decimal.ts";
import { wireRange } from "./wire-range.ts";

/** The customer's money, over HTTP. */
export const accounts = (http: Http): Accounts["Service"] => ({
	balances: Effect.map(http.ask(contract.getBalance, {}), (list) => list.map(balanceOf)),
	profitOfDay: Effect.map(http.ask(contract.getProfits, {}), ({ profits }) => money(decimalOf(profits))),
});

/** One account and what happened on it, over HTTP. */
export const accountHistory = (http: Http): AccountHistory["Service"] => ({
	account: (accountId) =>
		Effect.map(http.ask(contract.getAccountDetail, { type: String(accountId) }), (wire) => ({
			...balanceOf(wire),
			equity: money(decimalOf(wire.totalBalance)),
			margin: money(decimalOf(wire.CautionMoneyAll)),
			profit: money(decimalOf(wire.ProfitsTotal)),
			hazardRate: rate(decimalOf(wire.HazardRate)),
		})),
	records: ({ accountId, page, range }) =>
		Effect.map(
			http.ask(contract.getAccountChanges, {
				type: String(accountId),
				page: String(page),
				...(range && wireRange(range)),
			}),
			({ data, total }) => ({
				rows: data.map((wire) => ({
					id: wire.Id,
					change: money(decimalOf(wire.Value)),
					balanceAfter: money(decimalOf(wire.Balance)),
					reason:
						wire.Type === memoType
							? ({ is: "memo", text: wire.Memo } as const)
							: ({ is: "sentence", text: wire.MemoTran } as const),
					createdAt: wire.CreatedAtTran ?? "",
				})),
				total,
				extra: undefined,
			}),
		),
});

/** Spec 2 §3. */
const memoType = 10;

const balanceOf = (wire: ReplyOf<typeof contract.getBalance>[number]): Balance => ({
	accountId: wire.accountTypeId,
	kind: wire.type,
	free: money(decimalOf(wire.balance)),
	locked: money(decimalOf(wire.lockBalance)),
});
