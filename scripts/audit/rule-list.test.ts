import { rules } from "@tradewind/domain/rule-book";
import { expect, test } from "vitest";
import { ruleList } from "./rule-list.ts";

const entries = ruleList().trimEnd().split("\n\n");

test("the list has every rule with fields, formula, rounding and clause", () => {
	expect(entries.map((entry) => entry.split("  ")[0])).toEqual(rules.map(({ id }) => id));
	for (const [index, { clause, takes, gives, rounding }] of rules.entries()) {
		const entry = (entries[index] ?? "").replaceAll(/\s+/g, " ");
		for (const word of [`(${clause})`, ...takes, ...gives, `rounding ${rounding}`])
			expect(entry).toContain(word);
	}
});

test("the list fits a terminal of 100 columns", () => {
	expect(
		entries
			.join("\n")
			.split("\n")
			.filter((line) => line.length > 100),
	).toEqual([]);
});

test("a long entry continues on the next line", () => {
	expect(ruleList((text) => `*${text}*`)).toContain(
		[
			"*contract.fee*  Fee of a contract order (Spec 1 §9)",
			"  takes      feeType (per-quantity or per-margin), quantity (decimal, where the formula has it),",
			"             margin (decimal, where the formula has it), feeRate (decimal)",
			"  gives      fee",
			"  formula    per-quantity: quantity × feeRate",
			"             per-margin: margin × feeRate",
			"  rounding   none",
			"",
		].join("\n"),
	);
});

test("the day of the audit is optional", () => {
	expect(ruleList()).toContain(
		"takes      start (day), end (day), today (day, by default the day of the audit)\n",
	);
});
