import type { HistoryRange } from "@tradewind/domain/paged-list";
import type { ExportTimes } from "./export-times.ts";

/**
 * For example `Orders_Contract_2026-01-01_2026-01-31_GMT.csv`: `words` in the customer's language, the first and last day of
 * the filter, and the zone.
 */
export const csvName = (
	words: readonly string[],
	{ day, fileZone }: Pick<ExportTimes, "day" | "fileZone">,
	range?: HistoryRange,
): string =>
	fileName([...words, ...(range ? [day(range.startTime), day(range.endTime - 1)] : []), fileZone], "csv");

/** `parts` without the characters that systems refuse in names of files. */
export const fileName = (parts: readonly string[], ending: "csv" | "pdf"): string =>
	`${parts.map((part) => part.replaceAll(/\p{Cf}/gu, "").replaceAll(/[\s/\\:*?"<>|.]+/g, "-")).join("_")}.${ending}`;
