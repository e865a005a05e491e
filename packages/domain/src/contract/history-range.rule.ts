import { Result, Schema } from "effect";
import { defineRule, refuse } from "../rule/define-rule.ts";
import { type CalendarDay, startOfDay } from "../time/calendar-day.ts";

const id = "contract.history-range";
const daySeconds = 86_400;
const earliest = "2000-01-01";

/** Seconds since 1970-01-01 UTC; `end` is exclusive. */
export interface HistoryRange {
	readonly start: number;
	readonly end: number;
}

const DayField = Schema.NullOr(Schema.String);

/**
 * The range that a history date filter asks for (Spec 1 §5). `null` is a date not set; without both dates, or with the
 * start after the end, there is no filter. Days are GMT. Refuses what is not a date, before 2000 or after `today`.
 */
export const historyRangeRule = defineRule({
	id,
	title: "Date range of the order history",
	clause: "Spec 1 §5",
	formula:
		"start = 00:00 GMT of startDay; end = 00:00 GMT of endDay + 86400 s; none unless both are set and startDay ≤ endDay",
	rounding: "none",
	input: Schema.Struct({ startDay: DayField, endDay: DayField, today: Schema.String }),
	output: Schema.NullOr(Schema.Struct({ start: Schema.Int, end: Schema.Int })),
	examples: [
		{
			shows: "the whole end day is included",
			given: { startDay: "2026-01-01", endDay: "2026-01-01", today: "2026-01-31" },
			gives: { start: 1767225600, end: 1767312000 },
		},
		{
			shows: "one date alone filters nothing",
			given: { startDay: "2026-01-01", endDay: null, today: "2026-01-31" },
			gives: null,
		},
		{
			shows: "a start after the end filters nothing",
			given: { startDay: "2026-01-02", endDay: "2026-01-01", today: "2026-01-31" },
			gives: null,
		},
		{
			shows: "a day that does not exist is refused",
			given: { startDay: "2026-02-30", endDay: "2026-03-01", today: "2026-03-31" },
			gives: { refused: "startDay" },
		},
		{
			shows: "a day before 2000 is refused",
			given: { startDay: "1999-12-31", endDay: "2026-01-01", today: "2026-01-31" },
			gives: { refused: "startDay" },
		},
		{
			shows: "a day after today is refused",
			given: { startDay: "2026-01-01", endDay: "2026-02-01", today: "2026-01-31" },
			gives: { refused: "endDay" },
		},
	],
	compute: ({ startDay, endDay, today }): Result.Result<HistoryRange | null, Refusal> => {
		if (startOfDay(today) === undefined) return refuse(id, "today", "is not a day");
		const wrong = firstWrong({ startDay, endDay }, today);
		if (wrong) return refuse(id, wrong.field, wrong.reason);
		if (startDay === null || endDay === null || startDay > endDay) return Result.succeed(null);
		const start = startOfDay(startDay);
		const lastDay = startOfDay(endDay);
		return Result.succeed(
			start === undefined || lastDay === undefined ? null : { start, end: lastDay + daySeconds },
		);
	},
});

type Refusal = Result.Result.Failure<ReturnType<typeof refuse>>;

const firstWrong = (days: Readonly<Record<string, CalendarDay | null>>, today: CalendarDay) => {
	for (const [field, day] of Object.entries(days)) {
		if (day === null) continue;
		if (startOfDay(day) === undefined) return { field, reason: "is not a day" };
		if (day < earliest) return { field, reason: `is before ${earliest}` };
		if (day > today) return { field, reason: "is after today" };
	}
	return undefined;
};
