import type { SignedIn } from "@tradewind/domain";
import { useEffect } from "react";
import { type ActorRefFrom, createActor } from "xstate";
import { type App, useApp } from "../../../shell/app.ts";
import { follow } from "../../../shell/follow.ts";

export type HistoryActor = ActorRefFrom<App["machines"]["history"]>;

/** One for the length of a session: the tab keeps its rows and its filter while another is shown. */
const kept = new WeakMap<SignedIn, HistoryActor>();

const historyOf = (app: App, signedIn: SignedIn): HistoryActor => {
	const known = kept.get(signedIn);
	if (known) return known;
	const made = createActor(app.machines.history, { input: { query: { range: undefined } } }).start();
	kept.set(signedIn, made);
	return made;
};

/** The closed and cancelled orders; read again when shown anew, after a reconnect and when an order is closed. */
export const useHistory = (signedIn: SignedIn): HistoryActor => {
	const app = useApp();
	const history = historyOf(app, signedIn);
	useEffect(() => {
		const refresh = () => history.send({ type: "refresh" });
		const reconnections = app.realtime.on("reconnected", refresh);
		const end = follow(app.orders, ({ context }) => context.closed.size, refresh);
		return () => {
			reconnections.unsubscribe();
			end();
		};
	}, [app, history]);
	return history;
};
