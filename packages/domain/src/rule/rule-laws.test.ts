import { Result } from "effect";
import { describe, expect, test } from "vitest";
import type { AnyRule } from "./define-rule.ts";
import { rules } from "./rule-book.ts";
import { RuleRefusal } from "./rule-refusal.ts";

const book: readonly AnyRule[] = rules;

/** Each example that computes, with each of its fields. */
const cases = () =>
	book.flatMap((rule) =>
		rule.examples
			.filter(({ given }) => Result.isSuccess(rule.run(given)))
			.flatMap(({ given }) =>
				Object.entries(Object(given)).map(([field, text]) => ({ rule, given, field, text })),
			),
	);
type Case = ReturnType<typeof cases>[number];

const isFigure = ({ text }: Case): boolean => /^-?\d+(\.\d+)?$/.test(String(text));

/** What a rule says against an example in which one field is changed; nothing where it computes all the same. */
const saysTo = ({ rule, given, field }: Case, text: unknown) => {
	const result = rule.run({ ...Object(given), [field]: text });
	return Result.isFailure(result) ? result.failure : undefined;
};

describe("Laws of the whole book", () => {
	test("every rule has an id of its own, words joined by dots, and examples of both kinds", () => {
		const ids = book.map(({ id }) => id);
		const computing = cases();
		expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*(\.[a-z]+(-[a-z]+)*)+$/.test(id))).toEqual([]);
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids.filter((id) => !computing.some(({ rule }) => rule.id === id))).toEqual([]);
	});

	test.each([[undefined], [null]])("a field that is %s is missing, or not needed", (nothing) => {
		for (const one of cases()) {
			const { rule, field } = one;
			const missing = new RuleRefusal({ rule: rule.id, field, reason: "is missing" });
			expect([undefined, missing]).toContainEqual(saysTo(one, nothing));
		}
	});

	test("what a field doesn't read is refused in the name of the rule and of the field", () => {
		for (const one of cases()) {
			const { rule, field } = one;
			const reason = isFigure(one)
				? "is not a decimal"
				: /^\d{4}-\d{2}-\d{2}$/.test(String(one.text))
					? "is not a day"
					: "is not a known choice";
			expect(saysTo(one, "?")).toEqual(new RuleRefusal({ rule: rule.id, field, reason }));
		}
	});

	test("no rule divides by zero: it computes or says which figure is zero", () => {
		for (const one of cases().filter(isFigure)) {
			const zero = new RuleRefusal({ rule: one.rule.id, field: one.field, reason: "is zero" });
			expect([undefined, zero]).toContainEqual(saysTo(one, "0"));
		}
	});

	test("no rule computes with a figure below zero, but for debts, losses and what is only shown", () => {
		const computing = new Set<string>();
		for (const one of cases().filter(isFigure)) {
			const { rule, field } = one;
			const refusal = saysTo(one, "-1");
			if (refusal === undefined) computing.add(`${rule.id} ${field}`);
			else expect(refusal).toEqual(new RuleRefusal({ rule: rule.id, field, reason: "is negative" }));
		}
		expect([...computing].sort()).toEqual([
			"account.display-balance amount",
			"account.total free",
			"account.total locked",
			"contract.free-after free",
			"contract.hazard-rate free",
			"contract.hazard-rate profit",
			"contract.return-on-margin profit",
			"fund.display-summary amount",
			"home.day-profit-percent profits",
			"withdrawal.max balance",
		]);
	});
});
