import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { runRule } from "./define-rule.ts";
import { rules } from "./rule-book.ts";

for (const rule of rules) {
	describe(`${rule.clause}: ${rule.id}`, () => {
		test.each(rule.examples)("$shows", ({ given, gives }) => {
			const result = runRule<unknown, unknown, unknown, unknown>(rule, given);
			expect(Result.isSuccess(result) ? result.success : { refused: result.failure.field }).toEqual(gives);
		});
	});
}
