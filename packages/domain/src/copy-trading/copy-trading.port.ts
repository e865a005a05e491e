import { Context, type Effect } from "effect";
import type { CommandDone } from "../command/command.ts";
import type { ListPage } from "../paged-list/paged-list.ts";
import type { CommandError, QueryError } from "../request/request.errors.ts";
import type { FollowRequest } from "./follow/follow-command.ts";
import type { FollowOrder, FollowOrdersOf, FollowOrdersTab } from "./follow/follow-order.ts";
import type { Follower, FollowersSummary } from "./follower.ts";
import type { Trader } from "./trader/trader.ts";
import type { UserId } from "./user-id.ts";

export interface FollowOrdersQuery extends FollowOrdersOf {
	readonly tab: FollowOrdersTab;
	/** From 1. */
	readonly page: number;
}

/**
 * Copy trading (Spec 1 §2, Spec 2 §7). `follow`, `unfollow` and `applyAsTrader` are commands: at most one request
 * each, never repeated. All others are queries.
 */
export class CopyTrading extends Context.Service<
	CopyTrading,
	{
		/** Pages from 1. */
		readonly traders: (page: number) => Effect.Effect<ListPage<Trader, undefined>, QueryError>;
		readonly trader: (id: UserId) => Effect.Effect<Trader, QueryError>;
		/** The traders that the customer follows. */
		readonly followedTraders: Effect.Effect<readonly Trader[], QueryError>;
		/** The customer's followers; pages from 1. */
		readonly myFollowers: (page: number) => Effect.Effect<ListPage<Follower, FollowersSummary>, QueryError>;
		/** Newest first. */
		readonly orders: (
			query: FollowOrdersQuery,
		) => Effect.Effect<ListPage<FollowOrder, undefined>, QueryError>;
		readonly follow: (request: FollowRequest) => Effect.Effect<CommandDone, CommandError>;
		readonly unfollow: (trader: UserId) => Effect.Effect<CommandDone, CommandError>;
		/** Applies to become a trader; the platform decides later (Spec 2 §6). */
		readonly applyAsTrader: Effect.Effect<CommandDone, CommandError>;
	}
>()("@tradewind/domain/copy-trading/CopyTrading") {}
