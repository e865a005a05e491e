import { withGmt } from "../i18n/clock-time.ts";
import { gmt } from "../i18n/gmt.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** Without a time zone it is GMT, which is named. */
const formatOf = (locale: string, hasYear: boolean, timeZone?: string): Intl.DateTimeFormat => {
	const key = `${locale} ${hasYear} ${timeZone}`;
	const known = formats.get(key);
	if (known) return known;
	const made = new Intl.DateTimeFormat(locale, {
		...(hasYear ? { year: "numeric" } : {}),
		month: "short",
		day: "numeric",
		hour: "2-digit",
		minute: "2-digit",
		...(hasYear ? { second: "2-digit" } : {}),
		hourCycle: "h23",
		...(timeZone ? { timeZone } : { timeZone: "UTC", timeZoneName: "short" }),
		calendar: "gregory",
		numberingSystem: "latn",
	});
	formats.set(key, made);
	return made;
};

/** Seconds from 1970-01-01 UTC to `YYYY-MM-DD HH:mm:ss` GMT; `undefined` if there is no such date. */
export const orderSeconds = (text: string): number | undefined => {
	const moment = gmt(text);
	// A day after the end of its month is parsed as a day of the next month.
	return moment.date() === Number(text.slice(8, 10)) ? moment.unix() : undefined;
};

/**
 * `YYYY-MM-DD HH:mm:ss` GMT in the customer's language, with its zone; "Invalid Date" if there is no such date (Spec 1 §5).
 * A long one has the year and the seconds.
 */
export const orderTime = (text: string, locale: string, isLong = false): string => {
	const seconds = orderSeconds(text);
	return seconds === undefined ? "Invalid Date" : withGmt(formatOf(locale, isLong), seconds * 1000);
};

const clocks = new Map<string, Intl.DateTimeFormat>();
const days = new Map<string, Intl.DateTimeFormat>();

const inGmt: Intl.DateTimeFormatOptions = { timeZone: "UTC", calendar: "gregory", numberingSystem: "latn" };

const keptFormat = (
	kept: Map<string, Intl.DateTimeFormat>,
	locale: string,
	options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat => {
	const known = kept.get(locale) ?? new Intl.DateTimeFormat(locale, { ...inGmt, ...options });
	kept.set(locale, known);
	return known;
};

/** The time of day of a moment (milliseconds since 1970) in GMT, below a heading with its day. */
export const timeOfDay = (moment: number, locale: string): string =>
	withGmt(
		keptFormat(clocks, locale, {
			hour: "2-digit",
			minute: "2-digit",
			second: "2-digit",
			hourCycle: "h23",
			timeZoneName: "short",
		}),
		moment,
	);

/** The day of a moment in GMT, as the heading of its rows. */
export const dayInGmt = (moment: number, locale: string): string =>
	keptFormat(days, locale, { weekday: "short", year: "numeric", month: "short", day: "numeric" }).format(
		moment,
	);

/** A moment (milliseconds since 1970) like `orderTime`, with year and seconds. */
export const momentTime = (moment: number, locale: string): string => withGmt(formatOf(locale, true), moment);

/**
 * The same moment on the customer's clock, with year and seconds; `undefined` where that clock shows GMT too, or if there is
 * no such date. `timeZone` is an IANA name.
 */
export const localTime = (
	text: string,
	locale: string,
	timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | undefined => {
	const seconds = orderSeconds(text);
	if (seconds === undefined) return undefined;
	const [local, ofGmt] = [formatOf(locale, true, timeZone), formatOf(locale, true, "UTC")].map((format) =>
		format.format(seconds * 1000),
	);
	return local === ofGmt ? undefined : local;
};
