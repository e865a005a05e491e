import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);

/** A calendar value in GMT, the zone of the platform's times. */
const gmt = dayjs.utc;

/**
 * The latest day that is today for the customer: the day of the site or of the device, whichever is later. `now` in milliseconds,
 * `offset` as `getTimezoneOffset` gives it: minutes from the device's time to GMT; `siteOffset` in seconds by which the site's
 * clocks are ahead of GMT.
 */
export const latestToday = (now: number, offset: number, siteOffset: number): string =>
	gmt(Math.max(now + siteOffset * 1000, now - offset * 60_000)).format("YYYY-MM-DD");
