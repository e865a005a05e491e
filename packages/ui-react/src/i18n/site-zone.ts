import type { CalendarDay } from "@tradewind/domain/time";
import { knownZone } from "./zone-offset.ts";

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
