import { account as contract, type ReplyOf } from "@tradewind/contracts";
import { Accounts, type Balance } from "@tradewind/domain/account";
import { money } from "@tradewind/domain/money";
import { Effect } from "effect";
import { adapter } from "../http/adapter.ts";
import { decimalOf, figureOrNone } from "../wire/wire-decimal.ts";

/** The customer's money, over HTTP. */
export const accounts = adapter(Accounts, (http) => ({
	balances: Effect.map(http.query(contract.getBalance, {}), (list) => list.map(balanceOf)),
	resetDemo: http.done(contract.resetForexDemoAccount, {}),
	profitOfDay: Effect.map(http.query(contract.getProfits, {}), ({ profits }) => figureOrNone(profits, money)),
}));

const balanceOf = (wire: ReplyOf<typeof contract.getBalance>[number]): Balance => ({
	accountId: wire.accountTypeId,
	kind: wire.type,
	currencyId: wire.currencyId ?? undefined,
	free: money(decimalOf(wire.balance)),
	locked: figureOrNone(wire.lockBalance, money),
});
