/** Milliseconds of a day. */
const dayMs = 86_400_000;

/** The time of day of `at` (milliseconds since 1970) with its zone, in the language `locale`; before the last 24 hours also the day. */
export const clockTime = (at: number, locale: string, now = Date.now()): string =>
	`${new Intl.DateTimeFormat(locale, {
		...(now - at < dayMs ? {} : { month: "short", day: "numeric" }),
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
		timeZone: "UTC",
		calendar: "gregory",
		numberingSystem: "latn",
	}).format(at)} GMT`;
