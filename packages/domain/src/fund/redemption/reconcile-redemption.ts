import { Effect } from "effect";
import type { Finding, Told } from "../../command/command.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { Funds } from "../funds.port.ts";
import { readSubscription } from "../subscription/read-subscription.ts";
import type { Subscription } from "../subscription/subscription.ts";
import type { Redemption } from "./redemption-form.ts";

/** Looks at a subscription for what became of a redemption whose answer was lost. Only reads. */
export const reconcileRedemption = ({
	subscription,
}: Redemption): Effect.Effect<Finding<Told>, QueryError, Funds> =>
	Effect.map(readSubscription(subscription), findingOf);

/** One that ended by itself, or that the list doesn't show, proves nothing either way. */
const findingOf = (subscription: Subscription | undefined): Finding<Told> => {
	switch (subscription?.status) {
		case "refunding":
		case "refunded":
			return { is: "found", answer: { message: undefined } };
		case "running":
			return { is: "not found" };
		default:
			return { is: "cannot tell" };
	}
};
