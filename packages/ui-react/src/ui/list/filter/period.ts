import { type CalendarDay, dayAfter } from "@tradewind/domain/time";

/** The periods of a filter, in the order of their chips. A week is the last seven days, a month the last thirty. */
export const periods = ["all", "today", "week", "month", "custom"] as const;

export type Period = (typeof periods)[number];

/** The chosen period; the days are those of the period "custom". */
export interface ChosenPeriod {
	readonly period: Period;
	readonly start: CalendarDay;
	readonly end: CalendarDay;
}

export const allDays: ChosenPeriod = { period: "all", start: "", end: "" };

/** The first and last day of a period; empty without a filter. */
export const daysOf = (
	{ period, start, end }: ChosenPeriod,
	today: CalendarDay,
): Pick<ChosenPeriod, "start" | "end"> => {
	if (period === "all") return { start: "", end: "" };
	if (period === "custom") return { start, end };
	return { start: dayAfter(today, 1 - lengths[period]), end: today };
};

const lengths = { today: 1, week: 7, month: 30 } as const;

/** The period of a draft, which may be of an older release: two days without a period are custom. */
export const periodIn = (draft: Readonly<Record<string, unknown>> | undefined): ChosenPeriod => {
	const { start, end, period } = draft ?? {};
	if (typeof start !== "string" || typeof end !== "string") return allDays;
	const known = periods.find((one) => one === period) ?? (start || end ? "custom" : "all");
	return { period: known, start, end };
};
