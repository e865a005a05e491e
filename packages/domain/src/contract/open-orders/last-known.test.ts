import { expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import { instant } from "../../time/instant.ts";
import { holdingOrder, pendingOrder } from "../contract.test-support.ts";
import { orderId } from "../order/contract-order.ts";
import { lastKnownOrders, readLastKnownOrders, writeLastKnownOrders } from "./last-known.ts";

const open = { holding: [holdingOrder], pending: [pendingOrder], lastOrderId: orderId(502) };
const known = lastKnownOrders(open, instant(1000));
const written = () => JSON.parse(JSON.stringify(known && writeLastKnownOrders(known)));

test("A-893: positions and pending orders are known with the figures and the time that the device had", () => {
	const { id, symbol, direction, quantity, openPrice, latestPrice, profit } = holdingOrder;
	const position = { id, symbol, direction, quantity, latestPrice, profit };
	expect(plain(known)).toEqual(
		plain({
			at: instant(1000),
			orders: [
				{ ...position, stage: "holding", price: openPrice },
				{
					...{ id: pendingOrder.id, symbol: pendingOrder.symbol, direction: pendingOrder.direction },
					...{ stage: "pending", quantity: pendingOrder.quantity, price: pendingOrder.askedPrice },
					...{ latestPrice: pendingOrder.latestPrice, profit: pendingOrder.profit },
				},
			],
		}),
	);
});

test("A-893: orders that were not read yet are not known", () => {
	expect(lastKnownOrders({ ...open, lastOrderId: undefined }, instant(1000))).toBeUndefined();
});

test("A-893: saved orders are read as they were, also without a price", () => {
	expect(plain(readLastKnownOrders(written()))).toEqual(plain(known));
	const bare = { ...holdingOrder, openPrice: undefined, latestPrice: undefined, profit: undefined };
	const without = lastKnownOrders({ ...open, holding: [bare], pending: [] }, instant(1000));
	expect(plain(readLastKnownOrders(without && writeLastKnownOrders(without)))).toEqual(plain(without));
});

test.each([
	["nothing", undefined],
	["another shape", { at: 1, orders: 7 }],
	["an unreadable quantity", { quantity: "x" }],
	["an unreadable price", { price: "1,08" }],
	["an unreadable profit", { profit: "" }],
	["an unknown direction", { direction: "up" }],
])("A-893: %s makes the saved orders unreadable: a list with a gap would look complete", (_, change) => {
	const { at, orders } = written();
	const saved =
		change === undefined || "orders" in change
			? change
			: { at, orders: [{ ...orders[0], ...change }, orders[1]] };
	expect(readLastKnownOrders(saved)).toBeUndefined();
});
