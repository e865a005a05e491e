import { Schema } from "effect";
import { command } from "../commands/command.ts";
import { Account, Ago, Decision, PositiveAmount } from "../commands/fields.schema.ts";
import { findCustomer } from "../commands/find-customer.ts";
import { momentOf } from "../commands/moment-of.ts";
import { orRefuse } from "../commands/or-refuse.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { Core } from "../core/core.ts";
import { textFrom } from "../words/words.ts";
import { drawCurrencyOf } from "./draw-currencies.ts";
import type { Ways } from "./ways.ts";
import { numberOf, type Withdrawals } from "./withdrawals.ts";

const CurrencyId = Schema.Int.annotate({ description: "The id of a currency of withdrawals" });

const Bank = Schema.Struct({
	payee_name: Schema.optionalKey(Schema.String),
	bank_name: Schema.optionalKey(Schema.String),
	payee_account: Schema.optionalKey(Schema.String),
	bank_iban: Schema.optionalKey(Schema.String),
	bank_swift: Schema.optionalKey(Schema.String),
});

const AddMethod = Schema.Struct({
	account: Account,
	currencyId: CurrencyId,
	address: Schema.optionalKey(Schema.String.annotate({ description: "Of a coin" })),
	bank: Schema.optionalKey(Bank),
});

const Request = Schema.Struct({
	account: Account,
	currencyId: CurrencyId,
	methodId: Schema.Int.annotate({ description: "A payout method of the customer" }),
	amount: PositiveAmount,
	memo: Schema.optionalKey(Schema.String.annotate({ description: "The remark of the customer" })),
	ago: Schema.optionalKey(Ago),
});

const Decide = Schema.Struct({
	...Decision.fields,
	number: Schema.optionalKey(
		Schema.NonEmptyString.annotate({ description: "Of the withdrawal; by default the oldest is decided" }),
	),
	ago: Schema.optionalKey(Ago),
});

interface Parts {
	readonly ways: Ways;
	readonly withdrawals: Withdrawals;
}

export const withdrawalCommands = ({ sessions, clock, settle }: Core, { ways, withdrawals }: Parts) => ({
	"withdrawal/method": command(
		{
			does: "Binds a payout method of a customer: an address of a coin, or a bank account. Answers with its id.",
			example: {
				account: "mia@tradewind.test",
				currencyId: 1,
				address: "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf",
			},
		},
		AddMethod,
		({ account, currencyId, address, bank }): { readonly methodId: number } => {
			const { id } = findCustomer(sessions, account);
			const type = drawCurrencyOf(currencyId)?.kind === "bank" ? "2" : "1";
			const input = {
				type,
				draw_id: String(currencyId),
				...(address !== undefined && { dc_address: address }),
				...bank,
			} as const;
			return { methodId: orRefuse("address", ways.bind(id, input)).id };
		},
	),
	"withdrawal/add": command(
		{
			does: "Requests a withdrawal for a customer, as their own call would, now or some time ago. Answers with its number.",
			example: { account: "mia@tradewind.test", currencyId: 1, methodId: 1, amount: "25" },
		},
		Request,
		({ account, currencyId, methodId, amount, memo = "", ago }): { readonly number: string } => {
			const customer = findCustomer(sessions, account);
			settle();
			const input = {
				draw_currency_id: String(currencyId),
				draw_method_id: String(methodId),
				number: amount,
				memo,
				...(customer.payPassword !== undefined && { pay_password: customer.payPassword }),
			};
			return {
				number: numberOf(orRefuse("amount", withdrawals.request(customer, input, momentOf(clock, ago)))),
			};
		},
	),
	"withdrawal/decide": command(
		{
			does: "Pays out or rejects a waiting withdrawal of a customer. Answers with its number.",
			example: { account: "mia@tradewind.test", approved: true },
		},
		Decide,
		({ account, approved, reason = "", number, ago }): { readonly number: string } => {
			const { id: customerId } = findCustomer(sessions, account);
			settle();
			const waiting = withdrawals
				.all()
				.filter((one) => one.customerId === customerId && one.status === "waiting")
				.findLast((one) => number === undefined || numberOf(one) === number);
			if (!waiting) {
				const which = number === undefined ? "" : ` ${number}`;
				throw new ControlRefused("account", `${account} has no waiting withdrawal${which}`);
			}
			const at = Math.max(momentOf(clock, ago), waiting.at);
			withdrawals.decide(waiting.id, { isApproved: approved, reason: textFrom(reason), at });
			return { number: numberOf(waiting) };
		},
	),
});
