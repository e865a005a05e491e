/** Moments as text on the clocks of a zone. */
export interface ZoneText {
	/** Day and time of a moment in milliseconds since 1970. */
	readonly moment: (milliseconds: number) => string;
	readonly day: (milliseconds: number) => string;
	/** The name of the zone, such as `GMT+8`. */
	readonly zone: string;
}

/** Texts in the customer's language, in the time zone `timeZone`, which the browser knows. */
export const zoneText = (locale: string, timeZone: string): ZoneText => {
	const shared: Intl.DateTimeFormatOptions = {
		year: "numeric",
		month: "short",
		day: "numeric",
		timeZone,
		calendar: "gregory",
		numberingSystem: "latn",
	};
	const moment = new Intl.DateTimeFormat(locale, {
		...shared,
		hour: "2-digit",
		minute: "2-digit",
		second: "2-digit",
		hourCycle: "h23",
	});
	const day = new Intl.DateTimeFormat(locale, shared);
	const zone = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" })
		.formatToParts(0)
		.find(({ type }) => type === "timeZoneName")?.value;
	return {
		moment: (milliseconds) => moment.format(milliseconds),
		day: (milliseconds) => day.format(milliseconds),
		zone: zone === undefined || /^(UTC|GMT\+0)$/.test(zone) ? "GMT" : zone,
	};
};
