import type { HistoryRange } from "@tradewind/domain/time";
import { gmt } from "../../../i18n/gmt.ts";

/** For example `contract-orders_2026-01-01_2026-01-31_GMT.csv`, with the first and last day of the filter. */
export const fileNameOf = (product: keyof typeof names, range: HistoryRange | undefined): string => {
	const days = range ? `${dayOf(range.startTime)}_${dayOf(range.endTime - 1)}` : "all";
	return `${names[product]}_${days}_GMT.csv`;
};

const names = {
	contract: "contract-orders",
	micro: "micro-orders",
	loan: "loans",
	fund: "fund-subscriptions",
} as const;

const dayOf = (seconds: number): string => gmt(seconds * 1000).format("YYYY-MM-DD");
