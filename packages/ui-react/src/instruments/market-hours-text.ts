import type { TradingHours } from "@tradewind/domain/market";
import { joinedHours } from "@tradewind/domain/market";

/** Milliseconds as `h:mm:ss`, `m:ss` below an hour; begun seconds count, so that 0 stands only when nothing is left. */
export const durationText = (milliseconds: number): string => {
	const seconds = Math.ceil(milliseconds / 1000);
	const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
	const rest = two(seconds % 60);
	return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
};

/** `22:00–21:00`, GMT; stretches parted by commas. */
export const hoursText = (hours: readonly TradingHours[]): string =>
	joinedHours(hours)
		.map(({ from, to }) => `${clockText(from)}–${clockText(to)}`)
		.join(", ");

const clockText = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const two = (figure: number): string => String(figure).padStart(2, "0");
