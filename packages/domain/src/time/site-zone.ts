import type { CalendarDay } from "./calendar-day.ts";

/**
 * The zone of the site as `Intl` names it. The default for a zone that `Intl` does not know is GMT (Spec 1 §9). `Intl` knows
 * `GMT+5:30` as `+05:30`.
 */
export const knownZone = (siteZone: string): string => {
	const timeZone = siteZone.replace(
		/^(?:GMT|UTC)([+-])(\d\d?)(?::?(\d\d))?$/i,
		(_, sign: string, hours: string, minutes = "00") => `${sign}${hours.padStart(2, "0")}:${minutes}`,
	);
	try {
		return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
	} catch {
		return "UTC";
	}
};

/** The calendar day of a moment in the zone of the site, with daylight saving. In seconds since 1970-01-01 UTC. */
export const dayInZone = (seconds: number, siteZone: string): CalendarDay => {
	const format = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
		timeZone: knownZone(siteZone),
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
	});
	const parts = new Map(format.formatToParts(seconds * 1000).map(({ type, value }) => [type, value]));
	return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
};
