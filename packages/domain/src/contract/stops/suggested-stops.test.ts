import { BigDecimal } from "effect";
import { expect, test } from "vitest";
import { decimal, price, toText } from "../../money/decimal.ts";
import { suggestedStops } from "./suggested-stops.ts";

const texts = (stops: ReturnType<typeof suggestedStops>) => ({
	stopLoss: toText(stops.stopLoss),
	takeProfit: toText(stops.takeProfit),
});

test("Spec 1 §5: a buy is offered a stop-loss below and a take-profit above the price, a sell the reverse", () => {
	const reference = price(decimal("200"));
	expect(texts(suggestedStops("buy", reference, 2))).toEqual({ stopLoss: "199", takeProfit: "202" });
	expect(texts(suggestedStops("sell", reference, 2))).toEqual({ stopLoss: "201", takeProfit: "198" });
});

test("Spec 1 §5: a suggested stop is at least ten points from the price, and above zero", () => {
	expect(texts(suggestedStops("buy", price(decimal("100")), 0))).toEqual({
		stopLoss: "90",
		takeProfit: "110",
	});
	expect(texts(suggestedStops("sell", price(decimal("100")), 0))).toEqual({
		stopLoss: "110",
		takeProfit: "90",
	});
	expect(texts(suggestedStops("buy", price(decimal("5")), 0))).toEqual({ stopLoss: "1", takeProfit: "15" });
});

test("Spec 1 §5: a suggested stop has no more decimals than the price", () => {
	const stops = suggestedStops("buy", price(decimal("1.08403")), 5);
	expect(texts(stops)).toEqual({ stopLoss: "1.07861", takeProfit: "1.09487" });
	expect(BigDecimal.normalize(stops.stopLoss).scale).toBe(5);
});
