const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (locale: string, hasYear: boolean): Intl.DateTimeFormat => {
	const key = `${locale} ${hasYear}`;
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
		timeZone: "UTC",
		calendar: "gregory",
		numberingSystem: "latn",
	});
	formats.set(key, made);
	return made;
};

/** `Date` alone takes a day that its month doesn't have for one of the next month. */
const momentOf = (text: string): Date => {
	const moment = new Date(`${text.replace(" ", "T")}Z`);
	return moment.getUTCDate() === Number(text.slice(8, 10)) ? moment : new Date(Number.NaN);
};

/** `YYYY-MM-DD HH:mm:ss` GMT as seconds since 1970-01-01 UTC; `undefined` for what is no date. */
export const orderSeconds = (text: string): number | undefined => {
	const seconds = momentOf(text).getTime() / 1000;
	return Number.isNaN(seconds) ? undefined : seconds;
};

/** `YYYY-MM-DD HH:mm:ss` GMT in the customer's language; what is no date reads "Invalid Date" (Spec 1 §5). */
export const orderTime = (text: string, locale: string, isLong = false): string => {
	const moment = momentOf(text);
	return Number.isNaN(moment.getTime()) ? String(moment) : formatOf(locale, isLong).format(moment);
};

/** `orderTime`, long and with its zone, where nothing beside it names that: charts are in the zone of the site. */
export const orderTimeWithZone = (text: string, locale: string): string => {
	const written = orderTime(text, locale, true);
	return orderSeconds(text) === undefined ? written : `${written} GMT`;
};
