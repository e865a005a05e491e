import { expect, test } from "vitest";
import { accountTotalRule } from "../account/total.rule.ts";
import { marginRule } from "../contract/figures/margin.rule.ts";
import { stopPriceRule } from "../contract/stops/stop-price.rule.ts";
import { planted } from "../property/property.ts";
import type { AnyRule } from "../rule/define-rule.ts";
import { ruleHash } from "../rule/rule-hash.ts";
import { properties } from "./all-properties.ts";
import { rules } from "./rule-book.ts";

const book: readonly AnyRule[] = rules;

test("A-910: no two rules have the same hash, which is that of their content in every run", () => {
	const hashes = book.map(ruleHash);
	expect(new Set(hashes).size).toBe(book.length);
	expect(hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
	expect(ruleHash(accountTotalRule)).toBe("3a5c56c07b5414babec71fece13c8be63ac29dd22b5ea2656a8573b8235696b2");
});

test("A-910: every wrong formula changes the hash of its rule", () => {
	const unchanged = properties.filter(({ rule, wrong }) => ruleHash(planted(rule, wrong)) === ruleHash(rule));
	expect(unchanged.map(({ says }) => says)).toEqual([]);
});

test("A-910: the hash changes with the fields, the rounding and the signs, not with the title and the clause", () => {
	const before = ruleHash(marginRule);
	const others: readonly AnyRule[] = [
		{ ...marginRule, id: "contract.margins" },
		{ ...marginRule, signed: ["quantity"] },
		{ ...marginRule, rounding: "none" },
		{ ...marginRule, input: accountTotalRule.input },
		{ ...marginRule, output: accountTotalRule.output },
	];
	expect(others.map((rule) => ruleHash(rule) === before)).toEqual(others.map(() => false));
	expect(ruleHash({ ...marginRule, title: "Margin", clause: "Spec 1", examples: [] })).toBe(before);
});

test("A-910: the hash of a rule that is code changes with its examples", () => {
	const [, ...others] = stopPriceRule.examples;
	expect(ruleHash({ ...stopPriceRule, examples: others })).not.toBe(ruleHash(stopPriceRule));
});
