import { Effect } from "effect";
import { defineList, type PageRequest } from "../paged-list/list.ts";
import { CopyTrading, type FollowOrdersQuery } from "./copy-trading.port.ts";
import type { FollowOrder } from "./follow/follow-order.ts";
import type { Follower } from "./follower.ts";
import type { Leader, LeaderOrder } from "./leader.ts";
import { Leaders } from "./leaders.port.ts";
import type { Trader } from "./trader/trader.ts";

/** The ranking of leaders, best first (Spec 1 §2). */
export const rankingList = defineList({
	keyOf: ({ userId }: Leader) => userId,
	changesOrder: true,
	read: ({ query, page }: PageRequest<{ readonly order: LeaderOrder }>) =>
		Leaders.use((port) => port.ranking({ ...query, page })),
});

/** Traders, best first (Spec 2 §2). */
export const traderList = defineList({
	keyOf: ({ userId }: Trader) => userId,
	changesOrder: true,
	read: ({ page }: PageRequest<undefined>) => CopyTrading.use((port) => port.traders(page)),
});

/** The traders that the customer follows, on one page. */
export const followedList = defineList({
	keyOf: ({ userId }: Trader) => userId,
	changesOrder: true,
	read: (_: PageRequest<undefined>) =>
		Effect.map(
			CopyTrading.use((port) => port.followedTraders),
			(rows) => ({ rows, total: rows.length, extra: undefined }),
		),
});

/** The followers of the customer, with the totals (Spec 2 §2). */
export const followerList = defineList({
	keyOf: ({ userId }: Follower) => userId,
	changesOrder: true,
	read: ({ page }: PageRequest<undefined>) => CopyTrading.use((port) => port.myFollowers(page)),
});

/** Orders of a trader, or a follower's copies of them, newest first (Spec 2 §2). */
export const followOrderList = defineList({
	keyOf: ({ id }: FollowOrder) => id,
	read: ({ query, page }: PageRequest<Omit<FollowOrdersQuery, "page">>) =>
		CopyTrading.use((port) => port.orders({ ...query, page })),
});
