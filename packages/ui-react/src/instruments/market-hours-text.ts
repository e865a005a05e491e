import type { TradingHours } from "@tradewind/domain/market";
import { joinedHours } from "@tradewind/domain/market";

/** Milliseconds as `h:mm:ss`, or `m:ss` below an hour. Rounded up to seconds, so that 0 means that no time is left. */
export const durationText = (milliseconds: number): string => {
	const seconds = Math.ceil(milliseconds / 1000);
	const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
	const rest = two(seconds % 60);
	return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
};

/** Milliseconds in the largest unit that is precise enough: minutes up to two hours, hours up to two days, then days. */
export const roughDuration = (milliseconds: number, locale: string): string => {
	const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
	const [value, unit] =
		minutes < 120
			? ([minutes, "minute"] as const)
			: minutes < 2880
				? ([Math.round(minutes / 60), "hour"] as const)
				: ([Math.round(minutes / 1440), "day"] as const);
	return new Intl.NumberFormat(locale, {
		style: "unit",
		unit,
		unitDisplay: "short",
		numberingSystem: "latn",
	}).format(value);
};

/** Market hours such as `22:00–21:00`, separated by commas, on clocks that are `ahead` minutes ahead of GMT. */
export const hoursText = (hours: readonly TradingHours[], ahead: number): string =>
	joinedHours(hours)
		.map(({ from, to }) => `${clockText(from + ahead)}–${clockText(to + ahead)}`)
		.join(", ");

const dayMinutes = 1440;

const clockText = (minutes: number): string => {
	const time = ((minutes % dayMinutes) + dayMinutes) % dayMinutes;
	return `${two(Math.floor(time / 60))}:${two(time % 60)}`;
};
const two = (figure: number): string => String(figure).padStart(2, "0");
