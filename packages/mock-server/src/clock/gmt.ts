import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);

/** A moment in GMT, from milliseconds since 1970-01-01 UTC or from a text. */
export const gmt = dayjs.utc;
