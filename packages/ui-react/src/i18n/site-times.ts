import { type CalendarDay, dayInZone, knownZone, readMoment } from "@tradewind/domain/time";

/** Moments as texts in the site's time zone, in the customer's language and Latin digits (Spec 1 §9). */
export interface SiteTimes {
	/** The zone of all of these texts, for the head of a list: `GMT`, `GMT+8`, or `Central European Time` where clocks change. */
	readonly zone: string;
	/** A time of the platform (`YYYY-MM-DD HH:mm:ss` GMT) without its year; "Invalid Date" if there is no such date (Spec 1 §5). */
	readonly short: (text: string) => string;
	/** A time of the platform with its year and seconds. */
	readonly long: (text: string) => string;
	/** Like `short` and `long` with the zone, where no head names it. */
	readonly shortNamed: (text: string) => string;
	readonly longNamed: (text: string) => string;
	/** The day of a moment in milliseconds since 1970, with its year. */
	readonly date: (at: number) => string;
	/** A moment with its year and seconds. */
	readonly moment: (at: number) => string;
	/** The time of day of a moment, below a heading with its day; with seconds unless `hasSeconds` is false. */
	readonly timeOfDay: (at: number, hasSeconds?: boolean) => string;
	/** The time of day of a moment with its zone; before the last 24 hours also the day. */
	readonly clock: (at: number, now?: number) => string;
}

/** Milliseconds of a day. */
const dayMs = 86_400_000;

const known = new Map<string, SiteTimes>();

/** The texts of a language (its BCP 47 tag) in the zone of the site; made once. */
export const siteTimes = (locale: string, siteZone: string): SiteTimes => {
	const key = `${locale} ${siteZone}`;
	const times = known.get(key) ?? createTimes(locale, knownZone(siteZone));
	known.set(key, times);
	return times;
};

const createTimes = (locale: string, timeZone: string): SiteTimes => {
	let name: string | undefined;
	const zone = (): string => {
		name ??= zoneName(locale, timeZone);
		return name;
	};
	const moment = (at: number, parts: Parts): string => formatOf(locale, timeZone, parts).format(at);
	const ofText =
		(parts: Parts, isNamed = false) =>
		(text: string): string => {
			const seconds = orderSeconds(text);
			if (seconds === undefined) return "Invalid Date";
			const time = moment(seconds * 1000, parts);
			return isNamed ? `${time} ${zone()}` : time;
		};
	return {
		get zone() {
			return zone();
		},
		short: ofText("short"),
		long: ofText("long"),
		shortNamed: ofText("short", true),
		longNamed: ofText("long", true),
		date: (at) => moment(at, "date"),
		moment: (at) => moment(at, "long"),
		timeOfDay: (at, hasSeconds = true) => moment(at, hasSeconds ? "seconds" : "minutes"),
		clock: (at, now = Date.now()) => `${moment(at, now - at < dayMs ? "minutes" : "short")} ${zone()}`,
	};
};

/** Seconds from 1970-01-01 UTC to `YYYY-MM-DD HH:mm:ss` GMT; `undefined` if there is no such date. */
export const orderSeconds = (text: string): number | undefined => {
	const moment = readMoment(text);
	return moment === undefined ? undefined : moment / 1000;
};

/** The day in the zone of the site of a moment as the platform writes it; `undefined` if it is none. */
export const dayOfMoment = (moment: string | undefined, siteZone: string): CalendarDay | undefined => {
	const seconds = moment === undefined ? undefined : orderSeconds(moment);
	return seconds === undefined ? undefined : dayInZone(seconds, siteZone);
};

/**
 * A time of the platform, or a moment in milliseconds since 1970, in the customer's time zone, with year and seconds; `undefined`
 * where that equals the site's time, or if there is no such date. `timeZone` is an IANA name.
 */
export const localTime = (
	time: string | number,
	locale: string,
	siteZone: string,
	timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | undefined => {
	const at = typeof time === "number" ? time : readMoment(time);
	if (at === undefined) return undefined;
	const local = formatOf(locale, timeZone, "long").format(at);
	return local === siteTimes(locale, siteZone).moment(at) ? undefined : local;
};

/**
 * The name of a zone for times of any date: its distance from GMT, or its name in the customer's language where the clocks change
 * within the year.
 */
const zoneName = (locale: string, timeZone: string): string => {
	const year = new Date().getUTCFullYear();
	const [winter = "GMT", summer] = [0, 6].map((month) =>
		zonePart("en", timeZone, "shortOffset", Date.UTC(year, month, 1)),
	);
	if (winter !== summer) return zonePart(locale, timeZone, "longGeneric", Date.UTC(year, 6, 1)) ?? timeZone;
	return /^(UTC|GMT\+0)$/.test(winter) ? "GMT" : winter;
};

const zonePart = (
	locale: string,
	timeZone: string,
	timeZoneName: "shortOffset" | "longGeneric",
	at: number,
): string | undefined =>
	new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
		.formatToParts(at)
		.find(({ type }) => type === "timeZoneName")?.value;

const minutes: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };
const seconds: Intl.DateTimeFormatOptions = { ...minutes, second: "2-digit" };
const day: Intl.DateTimeFormatOptions = { month: "short", day: "numeric" };

const parts = {
	minutes,
	seconds,
	date: { year: "numeric", ...day },
	short: { ...day, ...minutes },
	long: { year: "numeric", ...day, ...seconds },
} satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

type Parts = keyof typeof parts;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (locale: string, timeZone: string, which: Parts): Intl.DateTimeFormat => {
	const key = `${locale} ${timeZone} ${which}`;
	const format =
		formats.get(key) ??
		new Intl.DateTimeFormat(locale, {
			...parts[which],
			hourCycle: "h23",
			timeZone,
			calendar: "gregory",
			numberingSystem: "latn",
		});
	formats.set(key, format);
	return format;
};
