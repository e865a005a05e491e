import { Context, type Effect } from "effect";
import type { ListPage } from "../paged-list/paged-list.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { Leader, LeaderOrder } from "./leader.ts";

export interface RankingQuery {
	readonly order: LeaderOrder;
	/** From 1. */
	readonly page: number;
}

/** The public ranking of leaders (Spec 1 §2, §3). A query. */
export class Leaders extends Context.Service<
	Leaders,
	{
		/** Best first by the requested figure; empty if the site has no ranking yet. */
		readonly ranking: (query: RankingQuery) => Effect.Effect<ListPage<Leader, undefined>, QueryError>;
	}
>()("@tradewind/domain/copy-trading/Leaders") {}
