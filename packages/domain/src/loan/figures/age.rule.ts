import { Result, Schema } from "effect";
import { defineRule } from "../../rule/define-rule.ts";
import { DayField, WholeField } from "../../rule/rule-field.ts";
import { refuse } from "../../rule/rule-refusal.ts";
import { startOfDay } from "../../time/calendar-day.ts";

const id = "loan.age";

/** The age of a borrower in completed years (docs/assumptions.md, A-593). Refuses invalid days and a birthday after today. */
export const ageRule = defineRule({
	id,
	title: "Age of a borrower",
	clause: "Spec 2 §3, §5",
	formula: "years from birthday to today, one less before the birthday in the year of today",
	whyCode: "it counts calendar days",
	rounding: "down to whole years",
	input: Schema.Struct({ birthday: DayField, today: DayField }),
	output: Schema.Struct({ age: WholeField }),
	examples: [
		{
			shows: "on the birthday the year is completed",
			given: { birthday: "1990-05-17", today: "2026-05-17" },
			gives: { age: "36" },
		},
		{
			shows: "on the day before it is not",
			given: { birthday: "1990-05-17", today: "2026-05-16" },
			gives: { age: "35" },
		},
		{
			shows: "born on a leap day, the year is completed on 1 March of other years",
			given: { birthday: "2000-02-29", today: "2026-02-28" },
			gives: { age: "25" },
		},
		{
			shows: "the day of birth has age 0",
			given: { birthday: "2026-01-01", today: "2026-01-01" },
			gives: { age: "0" },
		},
		{
			shows: "a birthday after today is refused",
			given: { birthday: "2026-01-02", today: "2026-01-01" },
			gives: { refused: "birthday" },
		},
	],
	compute: ({ birthday, today }) => {
		const born = startOfDay(birthday);
		const now = startOfDay(today);
		if (born === undefined) return refuse(id, "birthday", "is not a day");
		if (now === undefined) return refuse(id, "today", "is not a day");
		if (born > now) return refuse(id, "birthday", "is after today");
		const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
		const isCompleted = today.slice(5) >= birthday.slice(5);
		return Result.succeed({ age: isCompleted ? years : years - 1 });
	},
});
