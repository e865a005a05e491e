import { decimal, money } from "@tradewind/domain/money";
import { Schema } from "effect";
import { command } from "../commands/command.ts";
import { Account, Ago, PositiveAmount } from "../commands/fields.schema.ts";
import { findCustomer } from "../commands/find-customer.ts";
import { momentOf } from "../commands/moment-of.ts";
import { orRefuse } from "../commands/or-refuse.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { Core } from "../core/core.ts";
import type { Subscriptions } from "./subscriptions.ts";

const SubscriptionId = Schema.Int;

const Subscribe = Schema.Struct({
	account: Account,
	fundId: Schema.Int.annotate({ description: "The id of a fund, as the app lists them" }),
	amount: PositiveAmount,
	ago: Schema.optionalKey(Ago),
});

const Redeem = Schema.Struct({
	account: Account,
	subscriptionId: SubscriptionId.annotate({ description: "A running subscription of the customer" }),
});

/** The redemption of a customer's subscription that waits for its check. */
const RefundFund = Schema.Struct({
	subscriptionId: SubscriptionId.annotate({
		description: "The id of the subscription whose redemption waits",
	}),
});

export const fundCommands = ({ sessions, clock, settle }: Core, subscriptions: Subscriptions) => ({
	"fund/subscribe": command(
		{
			does: "Subscribes to a fund for a customer, as their own call would, now or some time ago: the incomes since then are paid. Answers with the id of the subscription.",
			example: { account: "mia@tradewind.test", fundId: 1, amount: "100", ago: "3 days" },
		},
		Subscribe,
		({ account, fundId, amount, ago }): { readonly subscriptionId: number } => {
			const customer = findCustomer(sessions, account);
			settle();
			const at = momentOf(clock, ago);
			const subscribed = subscriptions.subscribe(customer, fundId, money(decimal(amount)), at);
			return { subscriptionId: orRefuse("amount", subscribed).id };
		},
	),
	"fund/redeem": command(
		{
			does: "Asks for the redemption of a customer's subscription, as their own call would.",
			example: { account: "mia@tradewind.test", subscriptionId: 1 },
		},
		Redeem,
		({ account, subscriptionId }): void => {
			const { id } = findCustomer(sessions, account);
			settle();
			orRefuse("subscriptionId", subscriptions.redeem(id, subscriptionId));
		},
	),
	"fund/refund": command(
		{ does: "Pays a redemption of a fund that waits for its check.", example: { subscriptionId: 1 } },
		RefundFund,
		({ subscriptionId }): void => {
			if (!subscriptions.refund(subscriptionId, clock.now()))
				throw new ControlRefused("subscriptionId", `no redemption of ${subscriptionId} waits`);
		},
	),
});
