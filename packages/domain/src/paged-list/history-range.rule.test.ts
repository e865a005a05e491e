import { Result } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RuleRefusal } from "../rule/rule-refusal.ts";
import { runRule } from "../rule/run-rule.ts";
import { historyRangeRule } from "./history-range.rule.ts";

const today = "2026-01-31";
const { compute } = historyRangeRule;
const refusal = (field: string, reason: RuleRefusal["reason"]) =>
	new RuleRefusal({ rule: "history.range", field, reason });
const answer = <Value, Refusal>(result: Result.Result<Value, Refusal>) =>
	Result.isSuccess(result) ? result.success : result.failure;

describe("Spec 1 §5: a history is requested only if both days are set and in order", () => {
	test.each([
		["no start", { end: today }, refusal("start", "is missing")],
		["no end", { start: today }, refusal("end", "is missing")],
		["neither", {}, refusal("start", "is missing")],
		["a start that is not a day", { start: "2026-02-30", end: today }, refusal("start", "is not a day")],
		["an end that is not a day", { start: today, end: "2026-02-30" }, refusal("end", "is not a day")],
		["a start before 2000", { start: "1999-12-31", end: today }, refusal("start", "is before 2000-01-01")],
		[
			"an end before 2000",
			{ start: "2000-01-01", end: "1999-12-31" },
			refusal("end", "is before 2000-01-01"),
		],
		["a start after today", { start: "2026-02-01", end: today }, refusal("start", "is after today")],
		["an end after today", { start: today, end: "2026-02-01" }, refusal("end", "is after today")],
		[
			"a start after the end",
			{ start: "2026-01-02", end: "2026-01-01" },
			refusal("start", "is after the end"),
		],
	])("%s is refused", (_, given, expected) => {
		expect(answer(runRule(historyRangeRule, { today, ...given }))).toEqual(expected);
	});

	test.each([
		["an empty start", { start: "", end: today }, refusal("start", "is missing")],
		["an empty end", { start: today, end: "" }, refusal("end", "is missing")],
		["a start that is not a day", { start: "soon", end: today }, refusal("start", "is not a day")],
		["an end that is not a day", { start: today, end: "soon" }, refusal("end", "is not a day")],
	])("the typed text is validated in the same way: %s", (_, given, expected) => {
		expect(answer(compute({ today, ...given }))).toEqual(expected);
	});

	test("a range is a whole number of days, at least one, and includes its last day", () => {
		const number = fc.integer({ min: 10_957, max: 20_484 });
		const dayOf = (days: number) => new Date(days * 86_400_000).toISOString().slice(0, 10);
		fc.assert(
			fc.property(number, number, (one, other) => {
				const [first, last] = [Math.min(one, other), Math.max(one, other)];
				expect(answer(compute({ start: dayOf(first), end: dayOf(last), today }))).toEqual({
					startTime: first * 86_400,
					endTime: (last + 1) * 86_400,
				});
			}),
		);
	});
});
