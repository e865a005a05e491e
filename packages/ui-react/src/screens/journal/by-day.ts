import type { TimelineRow } from "@tradewind/domain/journal";
import type { ZoneOffset } from "../../i18n/zone-offset.ts";

export interface DayOfRows {
	/** Days since 1970 in the time zone; `undefined` for rows without a readable time. */
	readonly day: number | undefined;
	readonly rows: readonly TimelineRow[];
}

const daySeconds = 86_400;

/** Rows, newest first, grouped by their day in a time zone. */
export const byDay = (rows: readonly TimelineRow[], offset: ZoneOffset): readonly DayOfRows[] => {
	const days: { day: number | undefined; rows: TimelineRow[] }[] = [];
	for (const row of rows) {
		const day = row.at === undefined ? undefined : dayOf(row.at / 1000, offset);
		const last = days.at(-1);
		if (last && last.day === day) last.rows.push(row);
		else days.push({ day, rows: [row] });
	}
	return days;
};

const dayOf = (seconds: number, offset: ZoneOffset): number =>
	Math.floor((seconds + offset(seconds)) / daySeconds);
