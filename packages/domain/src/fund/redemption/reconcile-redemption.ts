import { Effect } from "effect";
import { type CommandReply, confirmed, type ReconcileResult } from "../../command/command.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { Funds } from "../funds.port.ts";
import { readSubscription } from "../subscription/read-subscription.ts";
import type { Subscription } from "../subscription/subscription.ts";
import type { Redemption } from "./redemption-form.ts";

/** Reads the subscription of a redemption whose answer was lost. Only reads. */
export const reconcileRedemption = ({
	subscription,
}: Redemption): Effect.Effect<ReconcileResult<CommandReply>, QueryError, Funds> =>
	Effect.map(readSubscription(subscription), resultOf);

/** A subscription that ended by itself, or that the list does not contain, proves nothing. */
const resultOf = (subscription: Subscription | undefined): ReconcileResult<CommandReply> => {
	switch (subscription?.status) {
		case "refunding":
		case "refunded":
			return confirmed;
		case "running":
			return { is: "absent" };
		default:
			return { is: "unknown" };
	}
};
