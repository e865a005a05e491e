import type { Sending } from "../command/command.ts";
import { Funds } from "./funds.port.ts";
import { readFund } from "./read-fund.ts";
import { reconcileRedemption } from "./redemption/reconcile-redemption.ts";
import type { Redemption } from "./redemption/redemption-form.ts";
import { readSubscription } from "./subscription/read-subscription.ts";
import { reconcileSubscription, type SentSubscription } from "./subscription/reconcile-subscription.ts";

/** The requests of `fundSubscriptionMachine`. */
export const subscriptionRequests = {
	commands: {
		send: ({ order }: SentSubscription): Sending<Funds> => Funds.use((port) => port.subscribe(order)),
	},
	readings: { readFund, reconcile: reconcileSubscription },
};

/** The requests of `redemptionMachine`. */
export const redemptionRequests = {
	commands: {
		send: ({ subscription }: Redemption): Sending<Funds> => Funds.use((port) => port.redeem(subscription)),
	},
	readings: { readSubscription, reconcile: reconcileRedemption },
};
