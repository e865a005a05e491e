import { rules } from "@tradewind/domain/rule-book";
import { describe, expect, test } from "vitest";
import { formulas, withoutDecimals } from "./formulas.ts";
import { createRandom } from "./random.ts";

test("every rule is measured or computes no decimals", () => {
	const known = [...formulas, ...withoutDecimals].map(({ id }) => id);
	expect(rules.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([]);
});

describe("The formulas that the rules are measured against", () => {
	test.each(formulas)("$id: decimal.js gives the same results if 20 digits are enough", ({ cases }) => {
		expect(cases(createRandom(1), "ordinary", 200)).toMatchObject({ length: 200, wrongInDecimalJs: 0 });
	});

	test.each(formulas)("$id: the same seed gives the same cases", ({ cases }) => {
		const [one, other] = [cases(createRandom(7), "hostile", 20), cases(createRandom(7), "hostile", 20)];
		const all = Array.from({ length: 20 }, (_, index) => index);
		expect(all.map(one.run)).toEqual(all.map(other.run));
		expect(one.wrongInFloats).toBe(other.wrongInFloats);
	});
});
