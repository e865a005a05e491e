import { cashAccountKind } from "@tradewind/domain/account";
import {
	type FundId,
	fundId,
	readSubscriptionNumber,
	type Subscription,
	type SubscriptionId,
} from "@tradewind/domain/fund";
import { money, toText, translateTypedDecimal } from "@tradewind/domain/money";
import { languageOf } from "@tradewind/domain/site";
import { createActor } from "xstate";
import { currentLanguage } from "../../i18n/words.ts";
import { keptPerSession } from "../../kept/keep.ts";
import { keepForm } from "../../kept/kept-form.ts";
import { readDecimal } from "../../kept/unanswered-order.ts";
import { keepReceipts } from "../../parts/receipt/keep-receipts.ts";
import type { App } from "../../state/app.ts";
import { oncePerId } from "../../state/once-per.ts";
import { afterChange } from "../../state/subscribe.ts";
import { redemptionReceipt, subscriptionReceipt } from "./fund-receipts.ts";
import { machines } from "./machines.ts";
import { recordRedemption, recordSubscriptions } from "./recorded-fund.ts";

/** The account that pays (docs/assumptions.md, A-320). */
const paysNow = ({ site }: App) =>
	cashAccountKind(site.getSnapshot().context.settings ?? { hasOnlyOneAccount: false });

/** The subscription to each fund: what was typed, and a command in flight, outlive the page. */
export const subscriptionOf = keptPerSession((app, signedIn) =>
	oncePerId((id: FundId) => {
		const actor = createActor(machines(app).subscription, {
			input: { fundId: id, language: currentLanguage().code },
		}).start();
		recordSubscriptions(app, actor);
		keepReceipts(app, signedIn, actor, {
			name: `fund ${id}`,
			receipt: (sent) => subscriptionReceipt(sent, actor.getSnapshot().context.facts.fund, paysNow(app)),
			readNumber: readSubscriptionNumber,
		});
		// The money is locked in the fund, or may be.
		actor.on("carried out", () => app.balances.send({ type: "load" }));
		const readAgain = afterChange(
			actor,
			(snapshot) => snapshot.matches({ "outcome unknown": "unresolved" }),
			(isUnresolved) => isUnresolved && app.balances.send({ type: "load" }),
		);
		keepForm(app, signedIn, actor, {
			name: `fund ${id}`,
			write: ({ order, lastSubscriptionId }) => ({ amount: toText(order.amount), lastSubscriptionId }),
			read: ({ amount: text, lastSubscriptionId }) => {
				const amount = readDecimal(text);
				return (
					amount && {
						order: { fund: fundId(id), amount: money(amount) },
						lastSubscriptionId: typeof lastSubscriptionId === "number" ? lastSubscriptionId : undefined,
					}
				);
			},
			draft: {
				write: () => {
					const { form, facts } = actor.getSnapshot().context;
					return form.amount === "" ? undefined : { amount: form.amount, language: facts.language };
				},
				restore: ({ amount, language }) => {
					const typedIn = languageOf(typeof language === "string" ? language : undefined);
					if (!typedIn || typeof amount !== "string") return;
					const text = translateTypedDecimal(amount, typedIn.code, currentLanguage().code);
					actor.send({ type: "change", change: { is: "amount", text } });
				},
			},
			ends: [readAgain],
		});
		return actor;
	}),
);

/** The redemption of each subscription. */
export const redemptionOf = keptPerSession((app, signedIn) => {
	const kept = new Map<SubscriptionId, ReturnType<typeof start>>();
	const start = (subscription: Subscription) => {
		const actor = createActor(machines(app).redemption, { input: { subscription } }).start();
		recordRedemption(app, actor);
		keepReceipts(app, signedIn, actor, {
			name: `redemption ${subscription.id}`,
			receipt: () => {
				const { form, facts } = actor.getSnapshot().context;
				return redemptionReceipt(form, facts.subscription, paysNow(app));
			},
		});
		keepForm(app, signedIn, actor, {
			name: `redemption ${subscription.id}`,
			write: () => ({}),
			read: () => ({ is: "redeem" as const, subscription: subscription.id }),
		});
		return actor;
	};
	return (subscription: Subscription) => {
		const known = kept.get(subscription.id) ?? start(subscription);
		kept.set(subscription.id, known);
		return known;
	};
});
