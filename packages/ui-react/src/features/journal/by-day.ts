import type { TimelineRow } from "@tradewind/domain/journal";

export interface DayOfRows {
	/** Days since 1970 in GMT; `undefined` for rows without a readable time. */
	readonly day: number | undefined;
	readonly rows: readonly TimelineRow[];
}

const dayMs = 86_400_000;

/** Rows that are newest first, by their GMT day. */
export const byDay = (rows: readonly TimelineRow[]): readonly DayOfRows[] => {
	const days: { day: number | undefined; rows: TimelineRow[] }[] = [];
	for (const row of rows) {
		const day = row.at === undefined ? undefined : Math.floor(row.at / dayMs);
		const last = days.at(-1);
		if (last && last.day === day) last.rows.push(row);
		else days.push({ day, rows: [row] });
	}
	return days;
};

/** The first moment of a day. */
export const startOf = (day: number): number => day * dayMs;
