import type { HistoryRange } from "@tradewind/domain/time";

/** A range of moments as the lists are asked for it. */
export const wireRange = ({ startTime, endTime }: HistoryRange) => ({
	startTime: String(startTime),
	endTime: String(endTime),
});
