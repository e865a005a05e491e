import { Schema } from "effect";
import { accountCurrencyId, accountTypes } from "../account/account-types.ts";
import { command } from "../commands/command.ts";
import { Account, PositiveAmount } from "../commands/fields.schema.ts";
import { findCustomer } from "../commands/find-customer.ts";
import { orRefuse } from "../commands/or-refuse.ts";
import type { Core } from "../core/core.ts";
import type { Transfers } from "./transfers.ts";

const Wallet = Schema.Literals(accountTypes.map(({ type }) => type)).annotate({
	description: "The contract, the micro or the cash account",
});

const Transfer = Schema.Struct({ account: Account, from: Wallet, to: Wallet, amount: PositiveAmount });

export const transferCommands = ({ sessions, settle }: Core, transfers: Transfers) => ({
	transfer: command(
		{
			does: "Moves money between two accounts of a customer, as their own call would.",
			example: { account: "mia@tradewind.test", from: "forex", to: "change", amount: "75.5" },
		},
		Transfer,
		({ account, from, to, amount }): void => {
			const customer = findCustomer(sessions, account);
			settle();
			const idOf = (wallet: typeof Wallet.Type): string =>
				String(accountTypes.find(({ type }) => type === wallet)?.accountTypeId);
			const ids = { from: idOf(from), to: idOf(to) };
			const input = { balance: amount, currency_id: String(accountCurrencyId), ...ids };
			orRefuse("amount", transfers.move(customer, input));
		},
	),
});
