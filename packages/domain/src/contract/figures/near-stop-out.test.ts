import { expect, test } from "vitest";
import { decimal, quantity, rate, toText } from "../../money/decimal.ts";
import { euroDollar, holdingOrder, moneyOf, nikkei, priceOf, totalsOf } from "../contract.test-support.ts";
import { nearStopOut } from "./near-stop-out.ts";

const order = {
	...holdingOrder,
	margin: moneyOf("10"),
	latestPrice: priceOf("1.08"),
	quantity: quantity(decimal("1")),
};
const priceAt = (hazardRate: string, instrument = euroDollar) => {
	const totals = { ...totalsOf("0"), hazardRate: rate(decimal(hazardRate)) };
	const found = nearStopOut({ holding: [order], totals }, instrument, () => euroDollar, undefined);
	return found && toText(found.price);
};

test("A-664: the stop-out price is shown up to 5 % from the latest price", () => {
	expect([priceAt("150"), priceAt("590"), priceAt("591")]).toEqual(["1.07", "1.026", undefined]);
});

test("A-664: another instrument has none", () => {
	expect(priceAt("150", nikkei)).toBeUndefined();
});
