import { Result, Schema } from "effect";
import { defineRule } from "../rule/define-rule.ts";
import { DayField, WholeField } from "../rule/rule-field.ts";
import { type RuleRefusal, refuse } from "../rule/rule-refusal.ts";
import { startOfDay } from "../time/calendar-day.ts";

const id = "history.range";
const daySeconds = 86_400;

/** The earliest day of a history (Spec 1 §9). */
export const earliestDay = "2000-01-01";

/** Seconds since 1970-01-01 UTC; `endTime` is exclusive. */
export interface HistoryRange {
	readonly startTime: number;
	readonly endTime: number;
}

/**
 * The range of a history date filter (Spec 1 §5). Days are GMT. Refuses a date that is missing, invalid, before 2000
 * or after `today`, and a start after the end; no filter applies then.
 */
export const historyRangeRule = defineRule({
	id,
	title: "Date range of a history",
	clause: "Spec 1 §5, §9",
	formula: "startTime = 00:00 GMT of start; endTime = 00:00 GMT of end + 86400 s",
	whyCode: "it counts calendar days",
	rounding: "none",
	input: Schema.Struct({ start: DayField, end: DayField, today: DayField }),
	output: Schema.Struct({ startTime: WholeField, endTime: WholeField }),
	examples: [
		{
			shows: "the whole end day is included",
			given: { start: "2026-01-01", end: "2026-01-01", today: "2026-01-31" },
			gives: { startTime: "1767225600", endTime: "1767312000" },
		},
		{
			shows: "both limits of the calendar are included",
			given: { start: "2000-01-01", end: "2026-01-31", today: "2026-01-31" },
			gives: { startTime: "946684800", endTime: "1769904000" },
		},
		{
			shows: "a missing start is refused",
			given: { end: "2026-01-01", today: "2026-01-31" },
			gives: { refused: "start" },
		},
		{
			shows: "a missing end is refused",
			given: { start: "2026-01-01", end: "", today: "2026-01-31" },
			gives: { refused: "end" },
		},
		{
			shows: "a start after the end is refused",
			given: { start: "2026-01-02", end: "2026-01-01", today: "2026-01-31" },
			gives: { refused: "start" },
		},
		{
			shows: "a day that does not exist is refused",
			given: { start: "2026-02-30", end: "2026-03-01", today: "2026-03-31" },
			gives: { refused: "start" },
		},
		{
			shows: "a day before 2000 is refused",
			given: { start: "1999-12-31", end: "2026-01-01", today: "2026-01-31" },
			gives: { refused: "start" },
		},
		{
			shows: "a day after today is refused",
			given: { start: "2026-01-01", end: "2026-02-01", today: "2026-01-31" },
			gives: { refused: "end" },
		},
	],
	compute: ({ start, end, today }): Result.Result<HistoryRange, RuleRefusal> => {
		const startTime = startOfDay(start);
		if (startTime === undefined) return refuse(id, "start", start === "" ? "is missing" : "is not a day");
		const lastDay = startOfDay(end);
		if (lastDay === undefined) return refuse(id, "end", end === "" ? "is missing" : "is not a day");
		for (const [field, day] of Object.entries({ start, end })) {
			if (day < earliestDay) return refuse(id, field, "is before 2000-01-01");
			if (day > today) return refuse(id, field, "is after today");
		}
		if (start > end) return refuse(id, "start", "is after the end");
		return Result.succeed({ startTime, endTime: lastDay + daySeconds });
	},
});
