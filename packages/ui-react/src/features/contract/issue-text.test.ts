import { decimal, money } from "@tradewind/domain/money";
import { languageOf } from "@tradewind/domain/site";
import { beforeEach, expect, test } from "vitest";
import { showCurrency } from "../../state/currency.ts";
import { issueText } from "./issue-text.ts";

beforeEach(() => showCurrency("$"));

test("Spec 1 §9: the needed amount is rounded up and the free amount down", () => {
	const english = languageOf("en");
	if (!english) throw new Error("no English");
	const text = issueText(
		{
			is: "balance too small for the order",
			needed: money(decimal("10.0041")),
			free: money(decimal("10.0039")),
		},
		{ pricePrecision: 5 },
		{ t: (key, facts) => [key, ...Object.values(facts ?? {})].join(" "), language: english },
	);
	expect(text).toBe("contract.issue.balance too small for the order $10.01 $10.00");
});
