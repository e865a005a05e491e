import type { Property } from "@tradewind/domain/property";
import { properties } from "@tradewind/domain/rule-book";
import { BigDecimal } from "effect";
import fc from "fast-check";
import { expect, test } from "vitest";
import { casesOf } from "./cases.ts";
import { replay } from "./replay.ts";
import { queryOf } from "./smt.ts";

/** Figures with up to six decimals, often small, half or round; negative ones for fields that may be. */
const figures = (isWhole: boolean, isSigned: boolean): fc.Arbitrary<BigDecimal.BigDecimal> =>
	fc
		.tuple(
			fc.oneof(
				fc.bigInt(0n, 20n),
				fc.bigInt(0n, 10n ** 9n),
				fc.bigInt(0n, 2000n).map((value) => value * 5n),
			),
			isWhole ? fc.constant(0) : fc.integer({ min: 0, max: 6 }),
			isSigned ? fc.boolean() : fc.constant(false),
		)
		.map(([value, decimals, isBelow]) => BigDecimal.make(isBelow ? -value : value, decimals));

/** The samples of a property that its rules accept, and those of them for which it does not hold. */
const tryProperty = (property: Property, runs: number) => {
	let accepted = 0;
	const broken: string[] = [];
	for (const propertyCase of casesOf(property)) {
		const { variables } = queryOf(property, propertyCase, "decimals");
		const values = fc.record(
			Object.fromEntries(
				variables.map(({ name, decimals }) => [
					name,
					figures(decimals === 0, property.rule.signed?.includes(name) ?? false),
				]),
			),
		);
		for (const sample of fc.sample(values, { numRuns: runs, seed: 52 })) {
			const computed = replay(property, propertyCase, sample);
			if (!computed) continue;
			accepted += 1;
			if (!computed.holds) broken.push(...computed.lines);
		}
	}
	return { accepted, broken };
};

test("every property holds for samples, computed by its rules", () => {
	const results = properties.map((property) => ({ property, ...tryProperty(property, 60) }));
	expect(results.flatMap(({ broken }) => broken)).toEqual([]);
	const untried = results.filter(({ accepted }) => accepted === 0);
	expect(untried.map(({ property }) => `${property.rule.id}: ${property.says}`)).toEqual([]);
});

test("a property that the solver does not decide holds for two thousand samples of each case", () => {
	const results = properties
		.filter(({ isSampled }) => isSampled)
		.map((property) => tryProperty(property, 2000));
	expect(results.filter(({ accepted, broken }) => accepted < 100 || broken.length > 0)).toEqual([]);
});
