import { feeRule, hazardRateRule, marginRule } from "@tradewind/domain/contract";
import { formulaText } from "@tradewind/domain/rule";
import { expect, test } from "vitest";
import { branchOf, written } from "./formula.ts";

test("Spec 1 §9: the formula of the margin is shown for the instrument's own mode", () => {
	expect(branchOf(formulaText(marginRule), "fixed")).toEqual(["quantity", "×", "contractSize"]);
	expect(branchOf(formulaText(marginRule), "leveraged")).toEqual([
		"quantity",
		"×",
		"contractSize",
		"×",
		"price",
		"÷",
		"multiple",
	]);
});

test("Spec 1 §9: the formula of the fee is shown for the site's own basis", () => {
	expect(branchOf(formulaText(feeRule), "per-quantity")).toEqual(["quantity", "×", "feeRate"]);
	expect(branchOf(formulaText(feeRule), "per-margin")).toEqual(["margin", "×", "feeRate"]);
});

test("a formula without cases is shown as it is", () => {
	expect(branchOf("a + b", "any")).toEqual(["a", "+", "b"]);
});

test("a first case without a name is shown alone, with its brackets as separate terms", () => {
	const tokens = branchOf(formulaText(hazardRateRule), "");
	expect(tokens).toEqual(["(", "free", "+", "locked", "+", "profit", ")", "÷", "margin", "×", "100"]);
	expect(written(tokens)).toBe("(free + locked + profit) ÷ margin × 100");
});
