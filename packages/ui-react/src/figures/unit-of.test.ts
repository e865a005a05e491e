import { rules } from "@tradewind/domain/rule-book";
import { expect, test } from "vitest";
import { unitOf } from "./unit-of.ts";

/** The rules that the app explains with the customer's figures. */
const explained =
	/^(contract\.(?!stop|quantity|largest|missing|same|closing|suggested)|micro\.(?!remaining)|account\.total|home\.|withdrawal\.(?!max|smallest))/;

test("A-270: each field of a rule that the app explains has its unit", () => {
	const fields = rules
		.filter(({ id }) => explained.test(id))
		.flatMap(({ takes, gives }) => [...takes, ...gives]);
	const byUnit = (unit: string) => [...new Set(fields)].filter((field) => unitOf(field) === unit).sort();
	expect([byUnit("money"), byUnit("percent"), byUnit("other")]).toEqual([
		[
			...["amount", "balance", "cover", "fee", "floatingProfit", "free", "freeAfter", "heldMargin", "income"],
			...[
				"left",
				"locked",
				"loss",
				"margin",
				"netProfit",
				"otherMargin",
				"profit",
				"profits",
				"roundingCost",
				"startTotal",
			],
			...["total", "totalBalance", "value"],
		],
		["hazardRate", "percent"],
		[
			...[
				"accountPrice",
				"contractSize",
				"direction",
				"drawRate",
				"feeRate",
				"feeType",
				"kind",
				"lossLevel",
				"marginMode",
				"move",
				"multiple",
				"openPrice",
			],
			...["price", "profitRatio", "quantity", "rate", "receive", "units", "usdPrice", "usdValue"],
		],
	]);
});
