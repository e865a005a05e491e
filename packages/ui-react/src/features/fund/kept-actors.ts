import { cashAccountKind } from "@tradewind/domain/account";
import {
	type FundId,
	fundId,
	type Redemption,
	readSubscriptionNumber,
	type SentSubscription,
	type Subscription,
	type SubscriptionId,
} from "@tradewind/domain/fund";
import { Schema } from "effect";
import { createActor } from "xstate";
import { currentLanguage } from "../../i18n/words.ts";
import { keptPerSession } from "../../kept/keep.ts";
import { keptForm } from "../../kept/kept-form.ts";
import { SavedMoney } from "../../kept/saved-decimal.ts";
import type { App } from "../../state/app.ts";
import { oncePerId } from "../../state/once-per.ts";
import { redemptionReceipt, subscriptionReceipt } from "./fund-receipts.ts";
import { machines } from "./machines.ts";
import { redemptionEntry, subscriptionEntry } from "./recorded-fund.ts";

/** The account that pays (docs/assumptions.md, A-320). */
const paysNow = ({ site }: App) =>
	cashAccountKind(site.getSnapshot().context.settings ?? { hasOnlyOneAccount: false });

/** The subscription to each fund: what was typed, and a command in flight, outlive the page. */
export const subscriptionOf = keptPerSession((app, signedIn) =>
	oncePerId((id: FundId) => {
		const actor = createActor(machines(app).subscription, {
			input: { fundId: id, language: currentLanguage().code },
		}).start();
		const fundNow = () => actor.getSnapshot().context.facts.fund;
		keptForm(app, signedIn, actor, {
			name: `fund ${id}`,
			command: {
				schema: Schema.Struct({ amount: SavedMoney, lastSubscriptionId: Schema.optional(Schema.Number) }),
				write: ({ order, lastSubscriptionId }: SentSubscription) => ({
					amount: order.amount,
					lastSubscriptionId,
				}),
				read: ({ amount, lastSubscriptionId }) => ({
					order: { fund: fundId(id), amount },
					lastSubscriptionId,
				}),
			},
			draft: {
				schema: Schema.Struct({ amount: Schema.String }),
				write: () => {
					const { amount } = actor.getSnapshot().context.form;
					return amount === "" ? undefined : { amount };
				},
				restore: ({ amount }, inLanguage) =>
					actor.send({ type: "change", change: { is: "amount", text: inLanguage(amount) } }),
			},
			journal: (sent) => subscriptionEntry(sent, fundNow()),
			receipt: (sent) => subscriptionReceipt(sent, fundNow(), paysNow(app)),
			readNumber: readSubscriptionNumber,
			// The money is locked in the fund, or may be.
			readAgain: () => app.balances.send({ type: "load" }),
		});
		return actor;
	}),
);

/** The redemption of each subscription. */
export const redemptionOf = keptPerSession((app, signedIn) => {
	const kept = new Map<SubscriptionId, ReturnType<typeof start>>();
	const start = (subscription: Subscription) => {
		const actor = createActor(machines(app).redemption, { input: { subscription } }).start();
		keptForm(app, signedIn, actor, {
			name: `redemption ${subscription.id}`,
			command: {
				schema: Schema.Struct({}),
				write: () => ({}),
				read: (): Redemption => ({ is: "redeem", subscription: subscription.id }),
			},
			journal: (sent) => redemptionEntry(sent, actor.getSnapshot().context.facts.subscription),
			receipt: () => {
				const { form, facts } = actor.getSnapshot().context;
				return redemptionReceipt(form, facts.subscription, paysNow(app));
			},
		});
		return actor;
	};
	return (subscription: Subscription) => {
		const known = kept.get(subscription.id) ?? start(subscription);
		kept.set(subscription.id, known);
		return known;
	};
});
