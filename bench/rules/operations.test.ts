import { rules } from "@tradewind/domain/rule-book";
import { expect, test } from "vitest";
import { auditedRules } from "./audited-cases.ts";
import { comparedOperations } from "./operations.ts";
import { createRandom } from "./random.ts";

test("every rule is measured, on at least twenty cases of the audit", async () => {
	const measured = (await auditedRules()).map(({ id, inputs }) => ({ id, enough: inputs.length >= 20 }));
	expect(measured).toEqual(rules.map(({ id }) => ({ id, enough: true })));
});

test("decimal.js gives the same results as the decimals of the domain if 20 digits are enough", () => {
	const compared = comparedOperations(createRandom(1), "ordinary", 200);
	expect(compared.map(({ wrongInDecimalJs }) => wrongInDecimalJs)).toEqual([0, 0, 0]);
});

test("the same seed gives the same cases", () => {
	const results = () =>
		comparedOperations(createRandom(7), "hostile", 20).map(({ exact, length }) =>
			Array.from({ length }, (_, index) => exact(index)),
		);
	expect(results()).toEqual(results());
});
