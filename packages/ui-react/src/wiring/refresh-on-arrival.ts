import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { routeOf } from "../routes.ts";
import type { App } from "../state/app.ts";

/** Connects the socket, or logs it in again if the token has changed. */
export const initialiseConnection = ({ realtime, session }: Pick<App, "realtime" | "session">): void =>
	realtime.send({ type: "initialise", token: session.getSnapshot().context.token });

/** Reads the lists of the route of `path` again; orders and balances only for a customer (Spec 1 §2). */
export const rereadLists = ({ market, session, orders, balances }: App, path: string): void => {
	const rereads = routeOf(path)?.rereads ?? [];
	if (rereads.includes("market")) market.send({ type: "refresh" });
	if (!session.getSnapshot().context.signedIn) return;
	if (rereads.includes("orders")) orders.send({ type: "load" });
	if (rereads.includes("balances")) balances.send({ type: "load" });
};

/** Called on every navigation (Spec 1 §2). For the first screen these requests are already in flight. */
export const refreshOnArrival = (app: App, path: string): void => {
	initialiseConnection(app);
	rereadLists(app, path);
};

export const useRefreshOnArrival = (app: App): void => {
	const location = useLocation();
	const shown = useRef(location);
	useEffect(() => {
		if (shown.current === location) return;
		shown.current = location;
		refreshOnArrival(app, location.pathname);
	}, [app, location]);
};
