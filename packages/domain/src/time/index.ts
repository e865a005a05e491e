export { commonYearOf } from "./buddhist-year.ts";
export { type CalendarDay, dayAfter, daysBetween, startOfDay } from "./calendar-day.ts";
export { type DeviceClock, type DeviceMoment, momentOfAnswer } from "./device-moment.ts";
export { type Instant, instant } from "./instant.ts";
export { readMoment } from "./read-moment.ts";
export { dayInZone, knownZone } from "./site-zone.ts";
export { writeMoment } from "./write-moment.ts";
