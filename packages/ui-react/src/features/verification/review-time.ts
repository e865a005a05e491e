import { instant, knownZone } from "@tradewind/domain/time";
import { reviewEnd } from "@tradewind/domain/verification";
import { orderSeconds } from "../../i18n/site-times.ts";

/** The moment by which a review ends; `undefined` if the platform does not report when it began. */
export const endOfReview = (submittedAt: string): number | undefined => {
	const seconds = orderSeconds(submittedAt);
	return seconds === undefined ? undefined : reviewEnd(instant(seconds * 1000));
};

/** A promised moment in the customer's language and the site's time zone, without the zone's name. */
export const promisedTime = (at: number, locale: string, siteZone: string): string =>
	new Intl.DateTimeFormat(locale, {
		weekday: "long",
		month: "long",
		day: "numeric",
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
		timeZone: knownZone(siteZone),
		calendar: "gregory",
		numberingSystem: "latn",
	}).format(at);
