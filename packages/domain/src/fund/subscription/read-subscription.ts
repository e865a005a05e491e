import { Effect } from "effect";
import type { QueryError } from "../../request/request.errors.ts";
import { Funds } from "../funds.port.ts";
import type { Subscription, SubscriptionId } from "./subscription.ts";

/**
 * Reads one subscription from the customer's list, because no call returns a single one (Spec 2 §7); `undefined` if
 * the list does not contain it. Ids ascend and the newest come first, so the reading stops after passing the id, or
 * when a page brings nothing older.
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
