import type { HistoryRange } from "@tradewind/domain/time";
import type { ExportTimes } from "./export-times.ts";

/** For example `contract-orders_2026-01-01_2026-01-31_GMT.csv`, with the first and last day of the filter and the zone. */
export const fileNameOf = (
	product: keyof typeof names,
	range: HistoryRange | undefined,
	{ day, fileZone }: Pick<ExportTimes, "day" | "fileZone">,
): string => {
	const days = range ? `${day(range.startTime)}_${day(range.endTime - 1)}` : "all";
	return `${names[product]}_${days}_${fileZone}.csv`;
};

const names = {
	contract: "contract-orders",
	micro: "micro-orders",
	loan: "loans",
	fund: "fund-subscriptions",
} as const;
