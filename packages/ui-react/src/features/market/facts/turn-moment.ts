import type { MarketStatusChange } from "@tradewind/domain/market";
import { gmt } from "../../../i18n/gmt.ts";

/**
 * The time at which a market opens or closes, GMT: `21:00` today, else `Sun, Nov 29, 21:00`. Today is the platform's
 * day, not the one of the device's clock.
 */
export const turnMoment = ({ at, remaining }: MarketStatusChange, locale: string): string => {
	const moment = gmt(at);
	if (moment.isSame(at - remaining, "day")) return moment.format("HH:mm");
	return new Intl.DateTimeFormat(locale, {
		weekday: "short",
		month: "short",
		day: "numeric",
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
		timeZone: "UTC",
		calendar: "gregory",
		numberingSystem: "latn",
	}).format(at);
};
