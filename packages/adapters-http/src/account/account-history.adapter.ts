import { account as contract, type RowOf } from "@tradewind/contracts";
import { AccountHistory, type AccountRecord, type MovementKind } from "@tradewind/domain/account";
import { money, rate } from "@tradewind/domain/money";
import { Effect } from "effect";
import { adapter } from "../http/adapter.ts";
import { decimalOf, figureOrNone } from "../wire/wire-decimal.ts";
import { wireRange } from "../wire/wire-range.ts";

/** One account and the changes of its balance, over HTTP. */
export const accountHistory = adapter(AccountHistory, (http) => ({
	account: (accountId) =>
		Effect.map(http.query(contract.getAccountDetail, { type: String(accountId) }), (wire) => ({
			accountId: wire.accountTypeId ?? accountId,
			kind: wire.type ?? undefined,
			currencyId: wire.currencyId ?? undefined,
			free: money(decimalOf(wire.balance)),
			locked: figureOrNone(wire.lockBalance, money),
			equity: figureOrNone(wire.totalBalance, money),
			margin: figureOrNone(wire.CautionMoneyAll, money),
			profit: figureOrNone(wire.ProfitsTotal, money),
			hazardRate: figureOrNone(wire.HazardRate, rate),
		})),
	records: ({ accountId, page, range }) =>
		http.page(
			contract.getAccountChanges,
			{ type: String(accountId), page: String(page), ...wireRange(range) },
			recordOf,
		),
}));

const types = contract.recordTypes;

/** The kinds of the types on the wire (docs/assumptions.md, A-562). */
const kinds: ReadonlyMap<number, MovementKind> = new Map([
	[types.reserved, "reservation"],
	[types.released, "reservation"],
	[types.fee, "fee"],
	[types.result, "result"],
	[types.cover, "result"],
	[types.deposit, "deposit"],
	[types.withdrawal, "withdrawal"],
	[types.withdrawalReturned, "withdrawal"],
	[types.transfer, "transfer"],
	[types.loanPaidOut, "loan"],
	[types.loanRepaid, "loan"],
	[types.fundSubscribed, "fund"],
	[types.fundIncome, "fund"],
	[types.fundReturned, "fund"],
]);

const recordOf = (wire: RowOf<typeof contract.getAccountChanges>): AccountRecord => ({
	id:
		wire.Id ?? [wire.CreatedAtTran, wire.Type, wire.Value, wire.Balance, wire.Memo, wire.MemoTran].join("|"),
	kind: kinds.get(wire.Type ?? 0) ?? "other",
	change: figureOrNone(wire.Value, money),
	balanceAfter: figureOrNone(wire.Balance, money),
	reason:
		wire.Type === types.adjustment
			? { is: "memo", text: wire.Memo ?? "" }
			: { is: "sentence", text: wire.MemoTran ?? "" },
	createdAt: wire.CreatedAtTran ?? "",
});
