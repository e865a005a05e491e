/** Milliseconds of a day. */
const dayMs = 86_400_000;

/**
 * A moment with its zone, written by a format of UTC with `timeZoneName: "short"`: the zone stands where the language has it,
 * such as before the day in Vietnamese. The platform calls it GMT (Spec 1 §9).
 */
export const withGmt = (format: Intl.DateTimeFormat, moment: number): string =>
	format.format(moment).replace(/\[?UTC\]?/, "GMT");

/** The time of day of `at` (milliseconds since 1970) with its zone, in the language `locale`; before the last 24 hours also the day. */
export const clockTime = (at: number, locale: string, now = Date.now()): string =>
	withGmt(
		new Intl.DateTimeFormat(locale, {
			...(now - at < dayMs ? {} : { month: "short", day: "numeric" }),
			hour: "2-digit",
			minute: "2-digit",
			hourCycle: "h23",
			timeZone: "UTC",
			timeZoneName: "short",
			calendar: "gregory",
			numberingSystem: "latn",
		}),
		at,
	);
