import { type CalendarDay, startOfDay } from "@tradewind/domain/time";

/** A calendar day in the customer's language. */
export const dayText = (day: CalendarDay, locale: string): string => {
	const seconds = startOfDay(day);
	if (seconds === undefined) return day;
	return new Intl.DateTimeFormat(locale, {
		year: "numeric",
		month: "short",
		day: "numeric",
		timeZone: "UTC",
		calendar: "gregory",
		numberingSystem: "latn",
	}).format(seconds * 1000);
};
