import { Effect, Equal } from "effect";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import { findNewOnPage, newNumberOf } from "../../command/find-new.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { Funds } from "../funds.port.ts";
import type { SubscriptionOrder } from "./subscription.ts";

/** A sent subscription, and what was known when it was sent. */
export interface SentSubscription {
	readonly order: SubscriptionOrder;
	/** The highest id of the customer's subscriptions; `undefined` when unknown. */
	readonly lastSubscriptionId: number | undefined;
}

/**
 * Searches the newest subscriptions for one whose answer was lost: the same fund and amount, and an unknown id. If
 * the newest page does not reach back to the known ones, a missing subscription makes the result unknown. Only reads.
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

/** The number of a subscription that was carried out, as the list shows it. Only reads. */
export const readSubscriptionNumber = ({
	order,
	lastSubscriptionId,
}: SentSubscription): Effect.Effect<string | undefined, QueryError, Funds> =>
	Effect.map(
		Funds.use((port) => port.subscriptions(1)),
		({ rows }) =>
			newNumberOf(
				lastSubscriptionId,
				rows,
				({ fund, amount }) => fund.id === order.fund && Equal.equals(amount, order.amount),
			),
	);
