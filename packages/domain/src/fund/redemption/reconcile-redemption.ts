import { Effect } from "effect";
import { type CommandReply, confirmed, type ReconcileResult } from "../../command/command.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { Funds } from "../funds.port.ts";
import { readSubscription } from "../subscription/read-subscription.ts";
import type { Subscription } from "../subscription/subscription.ts";
import type { Redemption } from "./redemption-form.ts";

/** Looks at a subscription for what became of a redemption whose answer was lost. Only reads. */
export const reconcileRedemption = ({
	subscription,
}: Redemption): Effect.Effect<ReconcileResult<CommandReply>, QueryError, Funds> =>
	Effect.map(readSubscription(subscription), resultOf);

/** One that ended by itself, or that the list doesn't show, proves nothing either way. */
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
