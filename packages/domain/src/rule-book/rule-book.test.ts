import { BigDecimal, Result } from "effect";
import { describe, expect, test } from "vitest";
import type { AnyRule } from "../rule/define-rule.ts";
import { runRule } from "../rule/run-rule.ts";
import { properties } from "./all-properties.ts";
import { rules } from "./rule-book.ts";

const book: readonly AnyRule[] = rules;

for (const rule of book) {
	describe(`${rule.clause}: ${rule.id}`, () => {
		test.each(rule.examples)("$shows", ({ given, gives }) => {
			const result = runRule(rule, given);
			expect(Result.isSuccess(result) ? result.success : { refused: result.failure.field }).toEqual(gives);
		});
	});
}

/** The decimals to which the expressions of a formula are rounded, and whether one is never below 0. */
const roundingsOf = (formula: unknown): readonly string[] =>
	typeof formula !== "object" || formula === null || BigDecimal.isBigDecimal(formula)
		? []
		: [
				...("digits" in formula ? [String(formula.digits)] : []),
				...("op" in formula && formula.op === "at least 0" ? ["never below 0"] : []),
				...Object.values(formula).flatMap(roundingsOf),
			];

test("the rounding that a rule states is that of its formula", () => {
	const stated = book
		.filter(({ id, whyCode }) => whyCode === undefined && id !== "contract.quantity-for-value")
		.map(({ id, rounding }) => [
			id,
			[...rounding.matchAll(/(\d+) decimals|never below 0/g)].map(([all, digits]) => digits ?? all),
		]);
	const computed = book
		.filter(({ id, whyCode }) => whyCode === undefined && id !== "contract.quantity-for-value")
		.map(({ id, formula }) => [id, [...new Set(roundingsOf(formula))].sort()]);
	expect(stated.map(([id, all = []]) => [id, [...all].sort()])).toEqual(computed);
});

test("a rule that is code says why", () => {
	const unexplained = book.filter(
		({ formula, whyCode }) => (typeof formula === "string") !== (whyCode !== undefined),
	);
	expect(unexplained.map(({ id }) => id)).toEqual([]);
});

test("a rule that is an expression has properties", () => {
	const proved = new Set(properties.map(({ rule }) => rule.id));
	expect(book.filter(({ id, whyCode }) => whyCode === undefined && !proved.has(id))).toEqual([]);
});
