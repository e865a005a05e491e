import type { MicroOrder } from "@tradewind/domain/micro";
import type { HistoryRange } from "@tradewind/domain/paged-list";
import { readMoment } from "@tradewind/domain/time";

/** Milliseconds: no micro order is expected to last longer (docs/assumptions.md, A-753). */
const longestMs = 86_400_000;

/** Whether the order was closed in `range`; one with an unreadable time is never left out. */
export const isInPeriod = (
	{ completedAt, createdAt }: Pick<MicroOrder, "completedAt" | "createdAt">,
	range: HistoryRange | undefined,
): boolean => {
	const moment = readMoment(completedAt ?? createdAt);
	if (!range || moment === undefined) return true;
	return moment >= range.startTime * 1000 && moment < range.endTime * 1000;
};

/** Whether every order after this one, in a list with the newest first, was closed before `range`. */
export const isBeforePeriod = (
	{ createdAt }: Pick<MicroOrder, "createdAt">,
	range: HistoryRange | undefined,
): boolean => {
	const moment = readMoment(createdAt);
	return range !== undefined && moment !== undefined && moment < range.startTime * 1000 - longestMs;
};
