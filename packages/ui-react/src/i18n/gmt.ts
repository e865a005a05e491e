import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);

/** A calendar value in GMT, the zone of the platform's times. */
export const gmt = dayjs.utc;
