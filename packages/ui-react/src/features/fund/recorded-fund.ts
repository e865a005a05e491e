import type { fundSubscriptionMachine, Redemption, redemptionMachine } from "@tradewind/domain/fund";
import type { SavedCommand } from "@tradewind/domain/journal";
import { toText } from "@tradewind/domain/money";
import type { ActorRefFrom } from "xstate";
import { recordCommands } from "../../kept/record-commands.ts";
import type { App } from "../../state/app.ts";

type JournalApp = Pick<App, "session">;

/** Records the subscriptions of a form in the journal of this device. */
export const recordSubscriptions = (
	app: JournalApp,
	actor: ActorRefFrom<typeof fundSubscriptionMachine>,
): (() => void) =>
	recordCommands(app, actor, ({ order }) => {
		const { fund } = actor.getSnapshot().context.facts;
		return {
			is: "subscribe",
			amount: toText(order.amount),
			...(fund && { currency: fund.currency, subject: fund.title }),
		};
	});

/** Records the redemption of a subscription in the journal of this device. */
export const recordRedemption = (
	app: JournalApp,
	actor: ActorRefFrom<typeof redemptionMachine>,
): (() => void) =>
	recordCommands(
		app,
		actor,
		({ subscription }: Redemption): SavedCommand => ({
			is: "redeem",
			subject: actor.getSnapshot().context.facts.subscription.fund.title,
			record: `subscription ${subscription}`,
		}),
	);
