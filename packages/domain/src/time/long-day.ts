import { type CalendarDay, startOfDay } from "./calendar-day.ts";

/** A calendar day with its month in words, as the language `tag` writes it in a text. A text that is no day stays as it is. */
export const longDay = (day: CalendarDay, tag: string): string => {
	const seconds = startOfDay(day);
	if (seconds === undefined) return day;
	return new Intl.DateTimeFormat(tag, {
		dateStyle: "long",
		timeZone: "UTC",
		calendar: "gregory",
		numberingSystem: "latn",
	}).format(seconds * 1000);
};
