import { lastKnownOrders } from "@tradewind/domain/contract";
import { instant } from "@tradewind/domain/time";
import { forgetLastKnown, writeLastKnown } from "../kept/last-known.ts";
import type { App } from "../state/app.ts";
import { currentCurrencySymbol } from "../state/currency.ts";

/** Milliseconds. */
const saveInterval = 15_000;

/** Saves the open orders with the time of their figures, while the customer is signed in. */
export const keepLastKnown = ({
	session,
	orders,
	realtime,
}: Pick<App, "session" | "orders" | "realtime">): void => {
	const save = (): void => {
		const { signedIn } = session.getSnapshot().context;
		const { freshness } = realtime.getSnapshot().context;
		const at = freshness.is === "live" ? instant(Date.now()) : freshness.since;
		const known = lastKnownOrders(orders.getSnapshot().context, at);
		if (signedIn && known) writeLastKnown(signedIn.token, known, currentCurrencySymbol());
	};
	session.on("signed out", () => forgetLastKnown());
	setInterval(() => document.hidden || save(), saveInterval);
	document.addEventListener("visibilitychange", () => document.hidden && save());
	addEventListener("pagehide", save);
};
