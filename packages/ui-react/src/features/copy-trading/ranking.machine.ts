import type { Leader, LeaderOrder, UserId } from "@tradewind/domain/copy-trading";
import { createPagedListMachine } from "@tradewind/domain/paged-list";

export interface RankingListQuery {
	readonly order: LeaderOrder;
}

/** The ranking of leaders, page by page, best first (Spec 1 §2). */
export const rankingMachine = createPagedListMachine<Leader, UserId, RankingListQuery, undefined>({
	keyOf: (leader) => leader.userId,
});
