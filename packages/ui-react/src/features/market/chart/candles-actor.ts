import { type CandlesInput, type candlesMachine, defaultPeriod } from "@tradewind/domain/market";
import { subscribeToTopic } from "@tradewind/domain/realtime";
import { useEffect } from "react";
import { type ActorRefFrom, createActor } from "xstate";
import { candleMachines } from "../../../instruments/candle-machines.ts";
import { type App, useApp } from "../../../state/app.ts";
import { useOnReconnect } from "../../../state/on-reconnect.ts";
import { oncePer } from "../../../state/once-per.ts";

export type CandlesActor = ActorRefFrom<typeof candlesMachine>;

/** Lives as long as the app: the trade tab keeps its bars and its period while another tab is shown. */
const candlesOf = oncePer(
	(app: App, instrument: CandlesInput["instrument"]): CandlesActor =>
		createActor(candleMachines(app).candles, { input: { instrument, period: defaultPeriod } }).start(),
);

/** The bars of `instrument`, live while the component is mounted. */
export const useCandles = (instrument: CandlesInput["instrument"]): CandlesActor => {
	const app = useApp();
	const candles = candlesOf(app, instrument);
	const { id, code } = instrument;

	useEffect(() => {
		candles.send({ type: "choose", instrument: { id, code } });
		return subscribeToTopic(app.realtime, { of: "candles", code });
	}, [app, candles, id, code]);

	useEffect(() => {
		const pushes = app.realtime.on("push", ({ push }) => {
			if (push.type === "candle") candles.send(push);
		});
		return () => pushes.unsubscribe();
	}, [app, candles]);
	useOnReconnect(() => candles.send({ type: "reconnected" }));

	useReadAgainOnReturn(candles);
	return candles;
};

/** Actors whose component was unmounted after their last bars. */
const left = new WeakSet<CandlesActor>();

/** A hidden tab receives no bars, so they are read again as after a reconnect. */
const useReadAgainOnReturn = (candles: CandlesActor): void => {
	useEffect(() => {
		if (left.delete(candles)) candles.send({ type: "reconnected" });
		return () => {
			left.add(candles);
		};
	}, [candles]);
};
