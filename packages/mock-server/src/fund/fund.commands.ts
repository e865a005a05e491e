import { Schema } from "effect";
import { command } from "../commands/command.ts";
import { ControlRefused } from "../commands/refused.ts";
import type { Core } from "../core/core.ts";
import type { Subscriptions } from "./subscriptions.ts";

/** The redemption of a customer's subscription that waits for its check. */
const RefundFund = Schema.Struct({
	subscriptionId: Schema.Int.annotate({ description: "The id of the subscription whose redemption waits" }),
});

export const fundCommands = ({ clock }: Core, subscriptions: Subscriptions) => ({
	"fund/refund": command(
		{ does: "Pays a redemption of a fund that waits for its check.", example: { subscriptionId: 1 } },
		RefundFund,
		({ subscriptionId }): void => {
			if (!subscriptions.refund(subscriptionId, clock.now()))
				throw new ControlRefused("subscriptionId", `no redemption of ${subscriptionId} waits`);
		},
	),
});
