import { lastKnownOrders } from "@tradewind/domain/contract";
import { instant } from "@tradewind/domain/time";
import { forgetLastKnown, readLastKnown, writeLastKnown } from "../kept/last-known.ts";
import type { App } from "../state/app.ts";
import { currentCurrencySymbol } from "../state/currency.ts";
import { readSaved } from "../storage/saved.ts";

/** Milliseconds. */
const saveInterval = 15_000;

/** Saves the open orders with the time of their figures, while the customer is signed in. */
export const keepLastKnown = ({
	session,
	orders,
	realtime,
}: Pick<App, "session" | "orders" | "realtime">): void => {
	// Their session has ended before this code was loaded.
	if (!readLastKnown(readSaved().token)) forgetLastKnown();
	const save = (): void => {
		const lists = orders.getSnapshot();
		// Lists that are out of date were current at no known time: what was saved before stays, with its time.
		if (!lists.matches("ready")) return;
		const { signedIn } = session.getSnapshot().context;
		const { freshness } = realtime.getSnapshot().context;
		const at = freshness.is === "live" ? instant(Date.now()) : freshness.since;
		const known = lastKnownOrders(lists.context, at);
		if (signedIn && known) writeLastKnown(signedIn.token, known, currentCurrencySymbol());
	};
	session.on("signed out", () => forgetLastKnown());
	setInterval(() => document.hidden || save(), saveInterval);
	document.addEventListener("visibilitychange", () => document.hidden && save());
	addEventListener("pagehide", save);
};
