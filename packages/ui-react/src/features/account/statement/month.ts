import type { HistoryRange } from "@tradewind/domain/paged-list";
import { midnightIn, type ZoneOffset } from "../../../i18n/zone-offset.ts";

export interface Month {
	readonly year: number;
	/** From 1. */
	readonly month: number;
}

/** The earliest month of a history (Spec 1 §9). */
export const earliestMonth: Month = { year: 2000, month: 1 };

/** The month of a moment (seconds since 1970) in a time zone. */
export const monthAt = (seconds: number, offset: ZoneOffset): Month => {
	const local = new Date((seconds + offset(seconds)) * 1000);
	return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1 };
};

/** The month `by` months later; earlier if `by` is negative. */
export const stepMonth = ({ year, month }: Month, by: number): Month => {
	const count = year * 12 + month - 1 + by;
	return { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 };
};

export const isBefore = (a: Month, b: Month): boolean => a.year * 12 + a.month < b.year * 12 + b.month;

/** From midnight of its first day to midnight of the first day of the next month, in a time zone. */
export const rangeOf = (month: Month, offset: ZoneOffset): HistoryRange => ({
	startTime: startOf(month, offset),
	endTime: startOf(stepMonth(month, 1), offset),
});

const startOf = ({ year, month }: Month, offset: ZoneOffset): number =>
	midnightIn(Date.UTC(year, month - 1, 1) / 1000, offset);

/** `YYYY-MM`, for the names of files and addresses. */
export const monthText = ({ year, month }: Month): string =>
	`${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}`;

/** The month of `YYYY-MM`; `undefined` for any other text. */
export const readMonth = (text: string): Month | undefined => {
	const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
	return year === undefined || month === undefined ? undefined : { year: Number(year), month: Number(month) };
};

/** The name of a month in the customer's language. */
export const monthName = ({ year, month }: Month, locale: string): string =>
	new Intl.DateTimeFormat(locale, {
		year: "numeric",
		month: "long",
		timeZone: "UTC",
		calendar: "gregory",
		numberingSystem: "latn",
	}).format(Date.UTC(year, month - 1, 1));
