import { useEffect, useEffectEvent } from "react";
import { type App, useApp } from "./app.ts";

type Connected = Pick<App, "realtime">;

/** Calls `act` after each reconnect: what has changed meanwhile was not pushed. Returns the function that ends it. */
export const onReconnect = ({ realtime }: Connected, act: () => void): (() => void) => {
	const { unsubscribe } = realtime.on("reconnected", () => act());
	return unsubscribe;
};

/** Calls `act` after each reconnect while the component is mounted. */
export const useOnReconnect = (act: () => void): void => {
	const app = useApp();
	const actNow = useEffectEvent(act);
	useEffect(() => onReconnect(app, () => actNow()), [app]);
};

/**
 * Calls `act` when the page becomes visible, the network is back or the connection is re-established. Returns the function that
 * ends it.
 */
export const onWakeUp = (app: Connected, act: () => void): (() => void) => {
	const stop = new AbortController();
	const whenVisible = () => document.visibilityState === "visible" && act();
	document.addEventListener("visibilitychange", whenVisible, { signal: stop.signal });
	addEventListener("online", act, { signal: stop.signal });
	const endReconnects = onReconnect(app, act);
	return () => {
		stop.abort();
		endReconnects();
	};
};
