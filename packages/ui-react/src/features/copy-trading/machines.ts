import { type Leader, type LeaderOrder, Leaders, type UserId } from "@tradewind/domain/copy-trading";
import { createPagedListMachine } from "@tradewind/domain/paged-list";
import { defineMachines } from "../../state/machines.ts";

interface RankingQuery {
	readonly order: LeaderOrder;
}

/** The ranking of leaders, page by page, best first (Spec 1 §2). */
const rankingMachine = createPagedListMachine<Leader, UserId, RankingQuery, undefined>({
	keyOf: (leader) => leader.userId,
});

export const machines = defineMachines((request) => ({
	ranking: rankingMachine.provide({
		actors: {
			readPage: request(({ query, page }) => Leaders.use((port) => port.ranking({ ...query, page }))),
		},
	}),
}));
