import { account as contract } from "@tradewind/contracts";
import { type Accounts, money } from "@tradewind/domain";
import { Effect } from "effect";
import type { Http } from "./http.ts";
import { decimalOf } from "./wire-decimal.ts";

/** The customer's money, over HTTP. */
export const accounts = (http: Http): Accounts["Service"] => ({
	balances: Effect.map(http.ask(contract.getBalance, {}), (list) =>
		list.map(({ accountTypeId, type, balance, lockBalance }) => ({
			accountId: accountTypeId,
			kind: type,
			free: money(decimalOf(balance)),
			locked: money(decimalOf(lockBalance)),
		})),
	),
	profitOfDay: Effect.map(http.ask(contract.getProfits, {}), ({ profits }) => money(decimalOf(profits))),
});
