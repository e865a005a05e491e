import { Result } from "effect";
import { expect, test } from "vitest";
import { ageRule } from "./age.rule.ts";

test.each(["birthday", "today"] as const)("A-593: an age without a %s that exists is refused", (field) => {
	const days = { birthday: "1990-05-17", today: "2026-05-17", [field]: "2026-02-30" };
	expect(Result.isFailure(ageRule.compute(days as never))).toBe(true);
});
