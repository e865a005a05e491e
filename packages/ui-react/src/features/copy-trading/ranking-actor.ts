import { useEffect } from "react";
import { type ActorRefFrom, createActor } from "xstate";
import { type App, useApp } from "../../state/app.ts";

export type RankingActor = ActorRefFrom<App["reading"]["ranking"]>;

/** One for the life of the app: everybody sees the same ranking, and the tab keeps its rows and its order. */
const kept = new WeakMap<App, RankingActor>();

const rankingOf = (app: App): RankingActor => {
	const known = kept.get(app);
	if (known) return known;
	const made = createActor(app.reading.ranking, {
		input: { query: { order: "threeWeekReturn" } },
	}).start();
	kept.set(app, made);
	return made;
};

/** The ranking; read again when shown anew and after a reconnect, unless more than its first page would be lost. */
export const useRanking = (): RankingActor => {
	const app = useApp();
	const ranking = rankingOf(app);
	useEffect(() => {
		const refresh = () => {
			if (ranking.getSnapshot().context.page <= 1) ranking.send({ type: "refresh" });
		};
		refresh();
		const reconnections = app.realtime.on("reconnected", refresh);
		return () => reconnections.unsubscribe();
	}, [app, ranking]);
	return ranking;
};
