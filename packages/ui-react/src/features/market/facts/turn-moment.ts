import type { MarketStatusChange } from "@tradewind/domain/market";
import { dayInZone, knownZone } from "@tradewind/domain/time";

/**
 * The time at which a market opens or closes, in the site's time zone: `21:00` today, else `Sun, Nov 29, 21:00`. Today is the
 * platform's day, not the one of the device's clock.
 */
export const turnMoment = (
	{ at, remaining }: MarketStatusChange,
	locale: string,
	siteZone: string,
): string => {
	const day = (moment: number) => dayInZone(moment / 1000, siteZone);
	const isToday = day(at) === day(at - remaining);
	return new Intl.DateTimeFormat(locale, {
		...(isToday ? {} : { weekday: "short", month: "short", day: "numeric" }),
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
		timeZone: knownZone(siteZone),
		calendar: "gregory",
		numberingSystem: "latn",
	}).format(at);
};
