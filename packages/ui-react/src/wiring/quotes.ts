import type { App } from "../state/app.ts";
import { deviceNow } from "../state/device-clock.ts";
import { onReconnect } from "../state/on-reconnect.ts";
import { detectMarketOpen, refreshAtMarketHours } from "./market-hours.ts";

/** Stores quotes, and reads the instrument list again when a market opens or closes and after a reconnect. */
export const connectQuotes = ({ market, realtime, quotes }: App): void => {
	const refresh = () => market.send({ type: "refresh" });
	const setTimer = refreshAtMarketHours(deviceNow, refresh);
	const hasMarketOpened = detectMarketOpen(() => performance.now());
	market.subscribe(({ context }) => setTimer(context.instruments));
	market.on("quotes", (list) => quotes.apply(list.quotes));
	realtime.on("push", ({ push }) => {
		if (push.type !== "quotes") return;
		quotes.apply(push.quotes);
		if (hasMarketOpened(market.getSnapshot().context.instruments, push.quotes)) refresh();
	});
	onReconnect({ realtime }, refresh);
};
