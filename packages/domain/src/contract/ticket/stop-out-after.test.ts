import { expect, test } from "vitest";
import { decimal, type Quantity, rate, toText } from "../../money/decimal.ts";
import { euroDollar, holdingOrder, moneyOf, nikkei, priceOf } from "../contract.test-support.ts";
import type { NewContractOrder } from "../contract-trading.port.ts";
import { stopOutPrices } from "../figures/stop-out-prices.ts";
import type { ContractOrder } from "../order/contract-order.ts";
import { stopOutAfter } from "./stop-out-after.ts";

const quantityOf = (literal: string) => decimal(literal) as Quantity;
const hazardRate = rate(decimal("120"));
const order: NewContractOrder = {
	instrument: euroDollar.id,
	direction: "buy",
	quantity: quantityOf("1"),
	multiple: rate(decimal("100")),
	targetPrice: undefined,
	stopLoss: undefined,
	takeProfit: undefined,
};
const after = {
	order,
	instrument: euroDollar,
	price: priceOf("1.08"),
	margin: moneyOf("10.8"),
	hazardRate,
};
const held: ContractOrder = {
	...holdingOrder,
	quantity: quantityOf("0.5"),
	margin: moneyOf("5.4"),
	latestPrice: priceOf("1.08"),
};

test.each([
	["alone", order, []],
	["beside a position of the same side", order, [held]],
	["against a larger position", order, [{ ...held, direction: "sell" as const, quantity: quantityOf("3") }]],
	["beside a position of another instrument", order, [{ ...held, instrument: nikkei.id }]],
	["a sell", { ...order, direction: "sell" as const }, []],
])("A-951: the price of an order %s is that of the positions once it is open", (_, sent, holding) => {
	const opened: ContractOrder = { ...held, ...sent, id: held.id, margin: after.margin };
	const [once] = stopOutPrices(
		{ holding: [opened, ...holding], totals: { profit: undefined, margin: undefined, hazardRate } },
		(id) => (id === euroDollar.id ? euroDollar : undefined),
	);
	const price = stopOutAfter({ ...after, order: sent }, holding);
	expect(price && toText(price)).toBe(once && toText(once.price));
	expect(price).toBeDefined();
});

test("A-951: none without figures, for a pending order beside positions of its instrument, and if it cannot lose so much", () => {
	const pending = { ...order, targetPrice: priceOf("1.08") };
	const opposite = { ...held, direction: "sell" as const, quantity: quantityOf("1") };
	expect([
		stopOutAfter({ ...after, price: undefined }, []),
		stopOutAfter({ ...after, margin: undefined }, []),
		stopOutAfter({ ...after, hazardRate: undefined }, []),
		stopOutAfter({ ...after, order: pending }, [held]),
		stopOutAfter(after, [opposite]),
		stopOutAfter({ ...after, hazardRate: rate(decimal("99999")) }, []),
	]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined]);
	expect(stopOutAfter({ ...after, order: pending }, [{ ...held, instrument: nikkei.id }])).toBeDefined();
});
