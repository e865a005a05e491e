import { type CalendarDay, instant, writeMoment } from "@tradewind/domain/time";

/**
 * The latest day that is today for the customer: the day of the site or of the device, whichever is later. `now` in milliseconds,
 * `offset` as `getTimezoneOffset` gives it: minutes from the device's time to GMT; `siteOffset` in seconds by which the site's
 * clocks are ahead of GMT.
 */
export const latestToday = (now: number, offset: number, siteOffset: number): CalendarDay =>
	writeMoment(instant(Math.max(now + siteOffset * 1000, now - offset * 60_000)), "day");
