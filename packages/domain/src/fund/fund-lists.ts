import { Effect, Option } from "effect";
import { defineList, type PageRequest } from "../paged-list/list.ts";
import type { Fund } from "./fund.ts";
import { fundListPage } from "./fund-page.ts";
import { Funds } from "./funds.port.ts";
import type { Income, Subscription, SubscriptionId } from "./subscription/subscription.ts";

interface FundsQuery {
	/** Visitors have no totals. */
	readonly hasTotals: boolean;
}

/** The funds, with the customer's totals (Spec 2 §2). */
export const fundList = defineList({
	keyOf: ({ id }: Fund) => id,
	changesOrder: true,
	read: ({ query, page }: PageRequest<FundsQuery>) =>
		Effect.map(
			Effect.all(
				{
					funds: Funds.use((port) => port.funds(page)),
					totals: query.hasTotals
						? Effect.option(Funds.use((port) => port.summary))
						: Effect.succeed(Option.none()),
				},
				{ concurrency: 2 },
			),
			({ funds, totals }) => ({ ...fundListPage(funds), extra: Option.getOrUndefined(totals) }),
		),
});

/** The customer's subscriptions, newest first (Spec 2 §2). */
export const subscriptionList = defineList({
	keyOf: ({ id }: Subscription) => id,
	read: ({ page }: PageRequest<undefined>) =>
		Effect.map(
			Funds.use((port) => port.subscriptions(page)),
			fundListPage,
		),
});

/** The income of a subscription, newest first (Spec 2 §2). */
export const incomeList = defineList({
	keyOf: ({ id }: Income) => id,
	read: ({ query, page }: PageRequest<{ readonly subscription: SubscriptionId }>) =>
		Effect.map(
			Funds.use((port) => port.incomes({ ...query, page })),
			fundListPage,
		),
});
