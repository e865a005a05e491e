import { startOfDay } from "./calendar-day.ts";
import { type Instant, instant } from "./instant.ts";

const momentText = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?/;

/** The moment of `YYYY-MM-DD HH:mm:ss` in GMT, as the platform writes it; `undefined` for any other text. */
export const readMoment = (text: string): Instant | undefined => {
	const parts = momentText.exec(text);
	if (!parts) return undefined;
	const [, day = "", hours, minutes, seconds = "0"] = parts;
	const start = startOfDay(day);
	const [hour, minute, second] = [Number(hours), Number(minutes), Number(seconds)];
	if (start === undefined || hour > 23 || minute > 59 || second > 59) return undefined;
	return instant((start + hour * 3600 + minute * 60 + second) * 1000);
};
