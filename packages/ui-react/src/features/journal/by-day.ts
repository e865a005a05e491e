import type { TimelineRow } from "@tradewind/domain/journal";
import type { ZoneOffset } from "../../i18n/zone-offset.ts";

export interface DayOfRows {
	/** Days since 1970 on the clocks of the zone; `undefined` for rows without a readable time. */
	readonly day: number | undefined;
	readonly rows: readonly TimelineRow[];
}

const daySeconds = 86_400;

/** Rows that are newest first, by their day on the clocks of a zone. */
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
