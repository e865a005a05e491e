import { subscribeToTopic } from "@tradewind/domain/realtime";
import type { App } from "../state/app.ts";
import { connectDevice } from "./device.ts";
import { ignoreGhostTaps } from "./ghost-taps.ts";
import { connectLanguage } from "./language.ts";
import { connectLeftSessions } from "./left-sessions.ts";
import { connectOrders } from "./orders.ts";
import { connectOtherTabs } from "./other-tabs.ts";
import { connectQuotes } from "./quotes.ts";
import { initialiseConnection } from "./refresh-on-arrival.ts";
import { connectSession } from "./session.ts";
import { connectStatuses } from "./statuses.ts";

/** Subscribes the long-lived actors to one another, to the device and to other tabs, then starts them. Call it once. */
export const connect = (app: App): void => {
	connectQuotes(app);
	connectSession(app);
	connectLeftSessions(app);
	connectOrders(app);
	connectDevice(app);
	connectLanguage(app);
	connectStatuses(app);
	connectOtherTabs({ session: app.session, reload: () => location.reload() });
	ignoreGhostTaps();
	app.site.on("leave", ({ url }) => location.replace(url));

	for (const actor of [app.realtime, app.orders, app.balances]) actor.start();
	initialiseConnection(app);
	subscribeToTopic(app.realtime, { of: "market" });
	for (const actor of [app.market, app.session, app.site]) actor.start();
};
