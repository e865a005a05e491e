import { type CalendarDay, dayInZone } from "@tradewind/domain/time";
import { useEffect, useEffectEvent } from "react";
import { type App, useApp } from "../state/app.ts";

/** Milliseconds between two checks of the clock; a check is cheap, and a device that wakes up soon makes one. */
const lookMs = 5000;

/** The current day in the zone of the site, by the platform's clock. */
const dayNow = ({ realtime, site }: Pick<App, "realtime" | "site">): CalendarDay =>
	dayInZone(
		realtime.getSnapshot().context.now() / 1000,
		site.getSnapshot().context.settings?.timeZone ?? "GMT",
	);

/**
 * Calls `listener` whenever a day has begun in the zone of the site (pitfall 37), also one that began while the device slept or
 * the page was hidden. Returns the function that ends it.
 */
export const onNewDay = (app: Pick<App, "realtime" | "site">, listener: () => void): (() => void) =>
	watchDay(() => dayNow(app), listener);

/** Calls `listener` whenever `dayOf` has become another day. Returns the function that ends it. */
export const watchDay = (dayOf: () => CalendarDay, listener: () => void): (() => void) => {
	let day = dayOf();
	const look = () => {
		const now = dayOf();
		if (now === day) return;
		day = now;
		listener();
	};
	const timer = setInterval(look, lookMs);
	if (typeof document !== "undefined") document.addEventListener("visibilitychange", look);
	return () => {
		clearInterval(timer);
		if (typeof document !== "undefined") document.removeEventListener("visibilitychange", look);
	};
};

/** Calls `listener` on each new day while the screen is shown, see `onNewDay`. */
export const useNewDay = (listener: () => void): void => {
	const app = useApp();
	const call = useEffectEvent(listener);
	useEffect(() => onNewDay(app, () => call()), [app]);
};
