import { BigDecimal } from "effect";
import { expect, test } from "vitest";
import { decimal, price, toText } from "../../money/decimal.ts";
import { stopLimitsOf } from "./stop-price.ts";
import { suggestedStops } from "./suggested-stops.ts";

const texts = (stops: ReturnType<typeof suggestedStops>) =>
	stops && { stopLoss: toText(stops.stopLoss), takeProfit: toText(stops.takeProfit) };

test("Spec 1 §5: a buy is offered a stop-loss below and a take-profit above the price, a sell the reverse", () => {
	const reference = price(decimal("200"));
	expect(texts(suggestedStops("buy", reference, 2))).toEqual({ stopLoss: "199", takeProfit: "202" });
	expect(texts(suggestedStops("sell", reference, 2))).toEqual({ stopLoss: "201", takeProfit: "198" });
});

test("Spec 1 §5: a suggested stop is never closer than the platform allows", () => {
	const reference = price(decimal("100"));
	for (const direction of ["buy", "sell"] as const)
		expect(suggestedStops(direction, reference, 0)).toEqual(stopLimitsOf(direction, reference, 0));
});

test("Spec 1 §5: a suggested stop has no more decimals than the price", () => {
	const stops = suggestedStops("buy", price(decimal("1.08403")), 5);
	expect(texts(stops)).toEqual({ stopLoss: "1.07861", takeProfit: "1.09487" });
	expect(stops && BigDecimal.normalize(stops.stopLoss).scale).toBe(5);
});

test("Spec 1 §5: nothing is suggested where the platform's distance cannot be computed", () => {
	expect(suggestedStops("buy", price(decimal("100")), 9)).toBeUndefined();
});
