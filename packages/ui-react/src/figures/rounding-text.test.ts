import { rules } from "@tradewind/domain/rule-book";
import { expect, test } from "vitest";
import { roundingText } from "./rounding-text.ts";

test("each rounding that a rule states has its text, with its digits", () => {
	const shown = new Map<string, string>();
	for (const { rounding } of rules)
		shown.set(
			rounding,
			roundingText(rounding, (key, facts) =>
				[key.replace("shared.how.", ""), facts?.digits ?? []].flat().join(" "),
			),
		);
	expect(Object.fromEntries(shown)).toMatchInlineSnapshot(`
		{
		  "0 decimals, down": "neverUp 0",
		  "0 decimals, half away from zero": "rounded 0",
		  "12 decimals, half away from zero": "rounded 12",
		  "18 decimals, down": "neverUp 18",
		  "2 decimals, away from zero": "neverDown 2",
		  "2 decimals, down": "neverUp 2",
		  "2 decimals, down; never below 0": "neverUp 2",
		  "2 decimals, half away from zero": "rounded 2",
		  "2 decimals, half away from zero; never below 0": "rounded 2",
		  "2 decimals, never up": "neverUp 2",
		  "2 decimals, up; the limit down and never below 0": "neverDown 2",
		  "4 decimals, down": "neverUp 4",
		  "4 decimals, half away from zero": "rounded 4",
		  "6 decimals, half away from zero": "rounded 6",
		  "8 decimals, away from the open price": "rounded 8",
		  "8 decimals, towards the price": "rounded 8",
		  "crypto 4 decimals, bank 2 decimals, down; never below 0": "neverUp 4 / 2",
		  "down to a whole step": "exact",
		  "down to whole years": "exact",
		  "half up to 1 decimals; never below 0": "toOneDecimal",
		  "level 0: none; else 2 decimals, down": "neverUp 2",
		  "none": "exact",
		  "none; never below 0": "exact",
		  "receive × usdPrice ÷ accountPrice to 18 decimals, the amount to 2, both up": "neverDown 18",
		  "the change to 2 decimals, half away from zero": "rounded 2",
		  "to the digits of the currency, down; never below 0": "ownDigits",
		  "to the digits of the currency, up": "ownDigits",
		  "to the digits of the price, half away from zero": "ownDigits",
		  "to the digits of the price; up for a buy, down for a sell": "ownDigits",
		  "whole: none; smaller: 6 decimals, half away from zero": "rounded 6",
		}
	`);
});
