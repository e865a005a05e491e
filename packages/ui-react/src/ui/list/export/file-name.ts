import type { HistoryRange } from "@tradewind/domain/time";

/** `contract-orders_2026-01-01_2026-01-31_GMT.csv`: what it holds, and the days of its filter, both included. */
export const fileNameOf = (product: "contract" | "micro", range: HistoryRange | undefined): string => {
	const days = range ? `${dayOf(range.startTime)}_${dayOf(range.endTime - 1)}` : "all";
	return `${product}-orders_${days}_GMT.csv`;
};

const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);
