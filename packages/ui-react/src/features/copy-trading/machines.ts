import { type Leader, type LeaderOrder, Leaders, type UserId } from "@tradewind/domain/copy-trading";
import { createPagedListMachine } from "@tradewind/domain/paged-list";
import { createActor } from "xstate";
import type { App } from "../../state/app.ts";
import { oncePer } from "../../state/keep.ts";
import { defineMachines } from "../../state/machines.ts";

interface RankingQuery {
	readonly order: LeaderOrder;
}

/** The ranking of leaders, page by page, best first (Spec 1 §2). */
const rankingMachine = createPagedListMachine<Leader, UserId, RankingQuery, undefined>({
	keyOf: (leader) => leader.userId,
	changesOrder: true,
});

export const machines = defineMachines((request) => ({
	ranking: rankingMachine.provide({
		actors: {
			readPage: request(({ query, page }) => Leaders.use((port) => port.ranking({ ...query, page }))),
		},
	}),
}));

/**
 * The ranking is the same for all customers, so it lives as long as the app. The tab keeps its rows and its order.
 */
export const rankingOf = oncePer((app: App) =>
	createActor(machines(app).ranking, { input: { query: { order: "threeWeekReturn" } } }).start(),
);
