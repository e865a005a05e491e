import { startOfDay } from "./calendar-day.ts";
import { type Instant, instant } from "./instant.ts";

const momentText = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}):(\d{2}):(\d{2})$/;

/** The moment of a platform's text, `YYYY-MM-DD HH:mm:ss` in GMT; `undefined` for any other text. */
export const readMoment = (text: string): Instant | undefined => {
	const [, day = "", hour, minute, second] = momentText.exec(text) ?? [];
	const start = startOfDay(day);
	const [hours, minutes, seconds] = [Number(hour), Number(minute), Number(second)];
	if (start === undefined || hours > 23 || minutes > 59 || seconds > 59) return undefined;
	return instant((start + hours * 3600 + minutes * 60 + seconds) * 1000);
};
