import { decimal, formatFixed, money } from "@tradewind/domain/money";
import { BigDecimal, Schema } from "effect";
import { command } from "../commands/command.ts";
import { Account, Ago } from "../commands/fields.schema.ts";
import { findCustomer } from "../commands/find-customer.ts";
import { momentOf } from "../commands/moment-of.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { Core } from "../core/core.ts";
import { free, minus, plus } from "../ledger/wallet.ts";

const Adjust = Schema.Struct({
	account: Account,
	wallet: Schema.Literals(["forex", "micro", "change"]).annotate({
		description: "The contract, the micro or the cash account",
	}),
	amount: Schema.String.check(Schema.isPattern(/^-?(?=.*[1-9])\d{1,12}(\.\d{1,8})?$/u)).annotate({
		description: "A decimal as text: a credit, or a debit with a minus sign",
	}),
	memo: Schema.optionalKey(Schema.NonEmptyString.annotate({ description: "The remark in the statement" })),
	ago: Schema.optionalKey(Ago),
});

export const accountCommands = ({ sessions, ledger, clock, settle }: Core) => ({
	"account/adjust": command(
		{
			does: "Credits or debits a wallet of a customer, as a person at the platform would. Answers with the new balance.",
			example: { account: "mia@tradewind.test", wallet: "change", amount: "500" },
		},
		Adjust,
		({ account, wallet, amount, memo = "Adjustment", ago }): { readonly balance: string } => {
			const { id } = findCustomer(sessions, account);
			settle();
			const credited = money(decimal(amount));
			const before = ledger.balance(free(id, wallet));
			if (BigDecimal.isNegative(plus(before, credited)))
				throw new ControlRefused("amount", `the wallet has ${formatFixed(before, 2, "down")}`);
			ledger.post({
				at: momentOf(clock, ago),
				occasion: "adjustment",
				orderId: undefined,
				memo,
				postings: [
					{ account: "company:capital", amount: minus(credited) },
					{ account: free(id, wallet), amount: credited },
				],
			});
			return { balance: formatFixed(ledger.balance(free(id, wallet)), 2, "down") };
		},
	),
});
