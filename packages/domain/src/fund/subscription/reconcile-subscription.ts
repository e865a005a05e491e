import { Effect, Equal } from "effect";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import { findNewOnPage } from "../../command/find-new.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { Funds } from "../funds.port.ts";
import type { SubscriptionOrder } from "./subscription.ts";

/** A subscription that was sent, and what was known when it was pressed. */
export interface SentSubscription {
	readonly order: SubscriptionOrder;
	/** The highest id of the customer's subscriptions; `undefined` where nobody could look. */
	readonly lastSubscriptionId: number | undefined;
}

/**
 * Looks for a subscription whose answer was lost among the newest ones: the same fund and amount under an id above all that
 * were known. Where the newest page does not reach back to those, what it doesn't show may still be there. Only reads.
 */
export const reconcileSubscription = ({
	order,
	lastSubscriptionId,
}: SentSubscription): Effect.Effect<ReconcileResult<CommandReply>, QueryError, Funds> =>
	Effect.gen(function* () {
		if (lastSubscriptionId === undefined) return { is: "unknown" };
		const { rows, isLast } = yield* (yield* Funds).subscriptions(1);
		return findNewOnPage(
			lastSubscriptionId,
			{ rows, isWhole: isLast },
			({ fund, amount }) => fund.id === order.fund && Equal.equals(amount, order.amount),
		);
	});
