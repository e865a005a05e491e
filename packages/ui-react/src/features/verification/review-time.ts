import { instant } from "@tradewind/domain/time";
import { reviewEnd } from "@tradewind/domain/verification";
import { orderSeconds } from "../../i18n/site-times.ts";

/**
 * The moment by which a review ends, in the customer's language and time zone, with the zone's name. `undefined` if the platform
 * does not report when it began.
 */
export const reviewEndText = (submittedAt: string, locale: string, timeZone?: string): string | undefined => {
	const seconds = orderSeconds(submittedAt);
	if (seconds === undefined) return undefined;
	return new Intl.DateTimeFormat(locale, {
		weekday: "long",
		month: "long",
		day: "numeric",
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
		timeZoneName: "short",
		calendar: "gregory",
		numberingSystem: "latn",
		...(timeZone !== undefined && { timeZone }),
	}).format(reviewEnd(instant(seconds * 1000)));
};
