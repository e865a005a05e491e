import { lastKnownOrders, orderId } from "@tradewind/domain/contract";
import { token } from "@tradewind/domain/session";
import { expect, test } from "vitest";
import { holdingOrder, noon } from "../state/fake-app.test-support.ts";
import { forgetLastKnown, readLastKnown, writeLastKnown } from "./last-known.ts";

const createStore = () => {
	const items = new Map<string, string>();
	return {
		items,
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, text: string) => void items.set(key, text),
		removeItem: (key: string) => void items.delete(key),
	};
};

const mine = token("a-long-token-of-mia");
const known = lastKnownOrders({ holding: [holdingOrder], pending: [], lastOrderId: orderId(501) }, noon);

const saved = () => {
	const store = createStore();
	if (known) writeLastKnown(mine, known, "$", store);
	return store;
};

test("A-893: the last known orders are those of the same session, and are forgotten with it", () => {
	const store = saved();
	expect(readLastKnown(mine, store)).toMatchObject({
		at: noon,
		currency: "$",
		orders: [{ symbol: "EUR/USD" }],
	});
	expect([readLastKnown("another-token-of-noah", store), readLastKnown(undefined, store)]).toEqual([
		undefined,
		undefined,
	]);
	forgetLastKnown(store);
	expect([readLastKnown(mine, store), store.items.size]).toEqual([undefined, 0]);
});

test("A-893: neither the token nor a call of the platform is saved with them", () => {
	const [text = ""] = [...saved().items.values()];
	expect([text.includes(mine), text.includes(mine.slice(-12))]).toEqual([false, true]);
});
