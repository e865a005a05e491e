import type { SignedIn } from "@tradewind/domain/session";
import { useEffect } from "react";
import { type ActorRefFrom, createActor } from "xstate";
import { type App, useApp } from "../../../state/app.ts";
import { keptPerSession } from "../../../state/keep.ts";
import { follow } from "../../../state/subscribe.ts";
import { createRefresh } from "../../../ui/list/list-refresh.ts";
import { machines } from "./machines.ts";

export type HistoryActor = ActorRefFrom<ReturnType<typeof machines>["history"]>;

/** One per session: the tab keeps its rows and its filter while another is shown. */
export const historyOf = keptPerSession(
	(app): HistoryActor =>
		createActor(machines(app).history, { input: { query: { range: undefined } } }).start(),
);

/**
 * Has it catch up when it is shown, after a reconnect and when an order is closed, also where that comes while it is being
 * read: what is under way may be older. Gives back the end of it.
 */
export const keepFresh = (app: App, history: HistoryActor): (() => void) => {
	const { catchUp, end } = createRefresh(history);
	const reconnections = app.realtime.on("reconnected", catchUp);
	let closed: number | undefined;
	const endOfClosed = follow(
		app.orders,
		({ context }) => context.closed.size,
		(size) => {
			// Shown for the first time it is being read already.
			if (closed !== undefined || !history.getSnapshot().matches("loading")) catchUp();
			closed = size;
		},
	);
	return () => {
		end();
		reconnections.unsubscribe();
		endOfClosed();
	};
};

/**
 * The closed and cancelled orders; read again when shown anew, after a reconnect and when an order is closed. For the list
 * alone: each that uses it has them read; who shows something else of them takes `historyOf`.
 */
export const useHistory = (signedIn: SignedIn): HistoryActor => {
	const app = useApp();
	const history = historyOf(app, signedIn);
	useEffect(() => keepFresh(app, history), [app, history]);
	return history;
};
