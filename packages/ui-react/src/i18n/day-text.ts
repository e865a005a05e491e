import { type CalendarDay, startOfDay } from "@tradewind/domain/time";

const daySeconds = 86_400;

/**
 * A calendar day in the customer's language: a day of the platform, or the number of days since 1970. A text that is no day is
 * shown as it is.
 */
export const dayText = (day: CalendarDay | number, locale: string, hasWeekday = false): string => {
	const seconds = typeof day === "number" ? day * daySeconds : startOfDay(day);
	if (seconds === undefined) return String(day);
	return new Intl.DateTimeFormat(locale, {
		...(hasWeekday && { weekday: "short" }),
		year: "numeric",
		month: "short",
		day: "numeric",
		timeZone: "UTC",
		calendar: "gregory",
		numberingSystem: "latn",
	}).format(seconds * 1000);
};
