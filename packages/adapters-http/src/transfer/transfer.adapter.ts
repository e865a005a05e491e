import { transfer as contract, type RowOf } from "@tradewind/contracts";
import { money, toText } from "@tradewind/domain/money";
import { type TransferRecord, Transfers } from "@tradewind/domain/transfer";
import { adapter } from "../http/adapter.ts";
import { decimalOf } from "../wire/wire-decimal.ts";

/** Transfers between the customer's accounts, over HTTP. */
export const transfers = adapter(Transfers, (http) => ({
	transfer: ({ amount, currencyId, from, to }) =>
		http.done(contract.transfer, {
			balance: toText(amount),
			currency_id: String(currencyId),
			from: String(from),
			to: String(to),
		}),
	log: ({ accountId, page }) =>
		http.page(contract.getTransferLog, { type: String(accountId), page: String(page) }, recordOf),
}));

const recordOf = (wire: RowOf<typeof contract.getTransferLog>): TransferRecord => ({
	amount: money(decimalOf(wire.balance)),
	from: wire.from,
	to: wire.to,
	createdAt: wire.created_at ?? "",
});
