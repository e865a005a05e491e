import { Effect } from "effect";
import type { QueryError } from "../../request/request.errors.ts";
import { Funds } from "../funds.port.ts";
import type { Subscription, SubscriptionId } from "./subscription.ts";

/**
 * Reads one of the customer's subscriptions from their list, for no call tells of one alone (Spec 2 §7); `undefined` where
 * the list doesn't show it. Ids ascend and the newest come first, so the list is left once it is past this one, and also
 * when a page brings nothing older than the page before.
 */
export const readSubscription = (
	id: SubscriptionId,
): Effect.Effect<Subscription | undefined, QueryError, Funds> =>
	Effect.gen(function* () {
		const funds = yield* Funds;
		let oldest = Number.POSITIVE_INFINITY;
		for (let page = 1; ; page++) {
			const { rows, isLast } = yield* funds.subscriptions(page);
			const found = rows.find((row) => row.id === id);
			const oldestHere = Math.min(...rows.map((row) => row.id));
			if (found || isLast || oldestHere < id || !(oldestHere < oldest)) return found;
			oldest = oldestHere;
		}
	});
