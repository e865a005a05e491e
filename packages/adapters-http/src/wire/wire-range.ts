import type { HistoryRange } from "@tradewind/domain/paged-list";

/** The fields of a list's range of moments; none without a range. */
export const wireRange = (range: HistoryRange | undefined) =>
	range && { startTime: String(range.startTime), endTime: String(range.endTime) };
