import { marginRule } from "@tradewind/domain/contract";
import { decimal } from "@tradewind/domain/money";
import { type AnyRule, formulaText, runRule } from "@tradewind/domain/rule";
import { rules } from "@tradewind/domain/rule-book";
import { Result } from "effect";
import { expect, test } from "vitest";
import { auditLine } from "./audit-line.ts";

const plain = /^-?\d+(\.\d+)?$/;

/** The examples of all rules as the sheet shows them: their figures, and the case of the formula. */
const shownExamples = (rules as readonly AnyRule[]).flatMap((rule) =>
	rule.examples.flatMap(({ given, gives }) => {
		const entries = Object.entries(given ?? {}).map(([name, text]) => [name, String(text)] as const);
		const result = Object.values(gives ?? {})[0];
		if ("refused" in Object(gives) || !plain.test(String(result))) return [];
		const branch = entries.find(
			([, text]) => !plain.test(text) && formulaText(rule).includes(`${text}:`),
		)?.[1];
		const figures = Object.fromEntries(
			entries.filter(([, text]) => plain.test(text)).map(([name, text]) => [name, decimal(text)]),
		);
		return [{ rule, branch, figures, result: decimal(String(result)) }];
	}),
);

test("a copied calculation is a case that the rule computes to the shown result", () => {
	const copied = shownExamples.flatMap((shown) => auditLine(shown) ?? []);
	const computed = copied.map((line) => {
		const { rule: id, input, expected } = JSON.parse(line);
		const rule = (rules as readonly AnyRule[]).find((one) => one.id === id);
		const again = rule && runRule(rule, input);
		const found = again && Result.isSuccess(again) ? Object(again.success) : {};
		const same = Object.entries(expected).every(([name, text]) => String(found[name]) === String(text));
		return same ? "agreed" : line;
	});
	expect(computed.filter((one) => one !== "agreed")).toEqual([]);
	expect(copied.length).toBeGreaterThan(150);
});

test("the platform's figure is what the audit compares", () => {
	const shown = {
		rule: marginRule,
		branch: "fixed",
		figures: { quantity: decimal("0.50"), contractSize: decimal("1000"), price: undefined },
		result: decimal("500"),
	};
	const input = { quantity: "0.5", contractSize: "1000", marginMode: "fixed" };
	expect([auditLine(shown), auditLine({ ...shown, told: decimal("501") })]).toEqual([
		JSON.stringify({ rule: "contract.margin", input, expected: { margin: "500" } }),
		JSON.stringify({ rule: "contract.margin", input, expected: { margin: "501" } }),
	]);
});

test("figures that are not all of the rule's cannot be copied", () => {
	expect(auditLine({ rule: marginRule, figures: {}, result: decimal("1") })).toBeUndefined();
});
