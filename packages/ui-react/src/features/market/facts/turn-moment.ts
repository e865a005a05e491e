import type { MarketStatusChange } from "@tradewind/domain/market";
import { instant, writeMoment } from "@tradewind/domain/time";

/**
 * When a market opens or closes, GMT: `21:00` on the day on which that was told, `Sun, Nov 29, 21:00` on any other, as it is
 * over a weekend or a holiday. The day is the platform's, not that of the device's clock.
 */
export const turnMoment = ({ at, remaining }: MarketStatusChange, locale: string): string => {
	const isToday = writeMoment(at, "day") === writeMoment(instant(at - remaining), "day");
	if (isToday) return writeMoment(at, "time of day");
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
