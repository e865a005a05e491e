import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);

/** A calendar value in GMT, the zone of the platform's times. */
export const gmt = dayjs.utc;

/**
 * The latest day that is today for the customer: the GMT day or the device's, whichever is later. `now` in milliseconds,
 * `offset` as `getTimezoneOffset` gives it: minutes from the device's time to GMT.
 */
export const latestToday = (now: number, offset: number): string =>
	gmt(Math.max(now, now - offset * 60_000)).format("YYYY-MM-DD");
