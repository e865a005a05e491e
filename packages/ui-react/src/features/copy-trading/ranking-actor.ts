import { useEffect } from "react";
import { type ActorRefFrom, createActor } from "xstate";
import { type App, useApp } from "../../state/app.ts";
import { oncePer } from "../../state/keep.ts";
import { machines } from "./machines.ts";

export type RankingActor = ActorRefFrom<ReturnType<typeof machines>["ranking"]>;

/** The ranking is the same for every customer, so it lives as long as the app. The tab keeps its rows and its order. */
const rankingOf = oncePer(
	(app: App): RankingActor =>
		createActor(machines(app).ranking, { input: { query: { order: "threeWeekReturn" } } }).start(),
);

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
