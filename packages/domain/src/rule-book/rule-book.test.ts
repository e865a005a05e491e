import { Result } from "effect";
import { describe, expect, test } from "vitest";
import type { AnyRule } from "../rule/define-rule.ts";
import { runRule } from "../rule/run-rule.ts";
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
