import { BigDecimal } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Decimal, decimal, price, toText, zero } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import { holdingOrder, moneyOf, pendingOrder, priceOf, totalsOf } from "../contract.test-support.ts";
import { type OrderId, orderId } from "../order/contract-order.ts";
import {
	needsReading,
	noOpenOrders,
	type OpenOrders,
	type OpenOrdersReading,
	withClosed,
	withReading,
	withReadingStarted,
	withStops,
	withSubmitted,
	withTrade,
} from "./open-orders.ts";
import { arrivals, type Message } from "./platform-orders.test-support.ts";

const reading: OpenOrdersReading = {
	holding: [holdingOrder],
	pending: [pendingOrder],
	totals: totalsOf("1"),
	lastOrderId: orderId(502),
};
const known = withReading(noOpenOrders, reading);
const update = (id: OrderId) => ({ id, latestPrice: priceOf("1.09"), profit: moneyOf("3") });
const plus = (one: Decimal, other: string): Decimal => BigDecimal.sum(one, decimal(other));
const shown = ({ holding, pending, totals, lastOrderId }: OpenOrders) =>
	plain({ holding, pending, totals, lastOrderId });

describe("Spec 1 §4: pushes of open orders", () => {
	test("new stops change only the order for which they were set", () => {
		const other = { ...holdingOrder, id: orderId(999) };
		const both = withReading(noOpenOrders, { ...reading, holding: [holdingOrder, other] });
		const stops = { stopLoss: priceOf("1.01"), takeProfit: undefined };
		const after = withStops(both, holdingOrder.id, stops);
		expect(plain(after.holding)).toEqual(plain([{ ...holdingOrder, ...stops }, other]));
		expect(needsReading(after)).toBe(true);
	});

	test("a reading that started before stops were accepted keeps those stops; the next one shows the listed stops", () => {
		const other = { ...holdingOrder, id: orderId(999) };
		const list = { ...reading, holding: [holdingOrder, other] };
		const started = withReadingStarted(withReading(noOpenOrders, list));
		const stops = { stopLoss: priceOf("1.02"), takeProfit: undefined };
		const set = [{ ...stops, stopLoss: priceOf("1.01") }, stops].reduce(
			(before, each) => withStops(before, holdingOrder.id, each),
			started,
		);
		const read = withReading(set, list);
		expect(plain(read.holding)).toEqual(plain([{ ...holdingOrder, ...stops }, other]));
		expect(needsReading(read)).toBe(true);
		const next = withReading(withReadingStarted(read), list);
		expect([plain(next.holding), needsReading(next)]).toEqual([plain(list.holding), false]);
	});

	test("the last 100 closed orders are remembered, and all of those that are closed together", () => {
		const ids = Array.from({ length: 300 }, (_, at) => orderId(1000 + at));
		const oneByOne = ids.reduce((before, id) => withClosed(before, [id]), known);
		expect([...oneByOne.closed]).toEqual(ids.slice(200));
		expect([...withClosed(oneByOne, ids.slice(290)).closed]).toEqual(ids.slice(200));
		const others = ids.map((id) => orderId(id + 1000));
		expect([...withClosed(oneByOne, others).closed]).toEqual(others);
	});

	test("what is known of an order beside the lists ends with the order", () => {
		const omitted = { ...reading, orders: [] };
		const unlisted = withTrade(known, { ...omitted, orders: [update(pendingOrder.id)] });
		const read = withReading(withReadingStarted(unlisted), reading);
		expect([[...read.confirmedHeld], [...read.pendingReadings]]).toEqual([
			[holdingOrder.id],
			[[pendingOrder.id, 1]],
		]);
		const over = withReading(read, { ...reading, holding: [], pending: [] });
		expect([over.confirmedHeld.size, over.pendingReadings.size]).toEqual([0, 0]);
	});

	test("a reading replaces the known orders", () => {
		expect(shown(known)).toEqual(plain(reading));
		expect(needsReading(known)).toBe(false);
	});

	test("totals that neither a push nor a reading contains stay as they are", () => {
		expect(withTrade(known, { totals: undefined, orders: [] }).totals).toBe(known.totals);
		const totals = totalsOf("3");
		const pushed = withTrade({ ...known, totals: undefined }, { totals, orders: [] });
		expect(withReading(pushed, { ...reading, totals: undefined }).totals).toBe(totals);
	});

	test("equal totals in a push keep their identity; changed ones are taken from the push", () => {
		const before = withTrade(known, { totals: totalsOf("3"), orders: [] }).totals;
		const pushed = { ...totalsOf("3"), profit: moneyOf("4") };
		const after = withTrade({ ...known, totals: before }, { totals: pushed, orders: [] }).totals;
		expect(plain(after)).toEqual(plain(pushed));
		expect(after?.profit).not.toBe(before?.profit);
		expect(after?.margin).toBe(before?.margin);
		expect(after?.hazardRate).toBe(before?.hazardRate);
	});

	test("a trade push updates prices, profits and totals of the holding orders", () => {
		const after = withTrade(known, { totals: totalsOf("3"), orders: [update(holdingOrder.id)] });
		expect(shown(after)).toEqual(
			plain({
				...reading,
				holding: [{ ...holdingOrder, latestPrice: priceOf("1.09"), profit: moneyOf("3") }],
				totals: totalsOf("3"),
			}),
		);
		expect(needsReading(after)).toBe(false);
	});

	test("orders that a trade push does not change keep their identity, and so does an unchanged list", () => {
		const other = { ...holdingOrder, id: orderId(500) };
		const both = withReading(noOpenOrders, { ...reading, holding: [holdingOrder, other] });
		const once = withTrade(both, {
			totals: totalsOf("3"),
			orders: [update(holdingOrder.id), update(other.id)],
		});
		const twice = withTrade(once, {
			totals: totalsOf("3"),
			orders: [update(holdingOrder.id), { ...update(other.id), profit: moneyOf("4") }],
		});
		expect(twice.holding[0]).toBe(once.holding[0]);
		expect(twice.holding[1]).toEqual({ ...once.holding[1], profit: moneyOf("4") });
		expect(withTrade(twice, { totals: totalsOf("5"), orders: [] }).holding).toBe(twice.holding);
	});

	test("a close push removes the order from either list", () => {
		expect(shown(withClosed(known, [holdingOrder.id, pendingOrder.id]))).toEqual(
			plain({ ...reading, holding: [], pending: [] }),
		);
	});

	test("an order that is listed as pending and as holding counts as holding", () => {
		const filled = {
			...reading,
			pending: [pendingOrder],
			holding: [{ ...holdingOrder, id: pendingOrder.id }],
		};
		expect(withReading(noOpenOrders, filled).pending).toEqual([]);
	});
});

describe("When the lists have to be read again", () => {
	test("an unknown order in a trade push was opened or filled", () => {
		const after = withTrade(known, {
			totals: totalsOf("3"),
			orders: [update(holdingOrder.id), update(pendingOrder.id)],
		});
		expect([needsReading(after), after.holding.length]).toEqual([true, 1]);
	});

	test("a pending order in pushes causes readings until three show it as pending, and again when the price crosses its target", () => {
		const { id } = pendingOrder;
		const target = pendingOrder.askedPrice ?? price(zero);
		const waits = { ...pendingOrder, latestPrice: price(plus(target, "0.01")) };
		const list = { ...reading, pending: [waits] };
		const pushPrice = (before: OpenOrders, above: string) =>
			withTrade(before, {
				totals: totalsOf("3"),
				orders: [
					update(holdingOrder.id),
					{ id, latestPrice: price(plus(target, above)), profit: moneyOf("0") },
				],
			});
		const readAgain = (before: OpenOrders, again = list) => withReading(withReadingStarted(before), again);
		const pushAndRead = (before: OpenOrders): OpenOrders => {
			const pushed = pushPrice(before, "0.02");
			expect(needsReading(pushed)).toBe(true);
			return readAgain(pushed);
		};
		const shownAsWaiting = [1, 2, 3].reduce(pushAndRead, withReading(noOpenOrders, list));
		const quiet = ["0.03", "0.001", "0.04"].reduce(pushPrice, shownAsWaiting);
		expect([needsReading(quiet), toText(quiet.pending[0]?.latestPrice ?? zero)]).toEqual([
			false,
			toText(plus(target, "0.04")),
		]);
		const passed = pushPrice(quiet, "-0.01");
		expect(needsReading(passed)).toBe(true);
		expect(needsReading(pushPrice(readAgain(passed), "0.02"))).toBe(true);
		const filled = readAgain(passed, {
			...reading,
			holding: [{ ...holdingOrder, id }, holdingOrder],
			pending: [],
		});
		expect([needsReading(pushPrice(filled, "0.01")), filled.pending]).toEqual([false, []]);
	});

	test("a holding order that a trade push omits was closed", () => {
		const after = withTrade(known, { totals: totalsOf("3"), orders: [] });
		expect([needsReading(after), after.holding.length]).toEqual([true, 1]);
	});

	test("an omitted holding order causes one reading: if the reading shows it, omissions have no meaning any more", () => {
		const other = { ...holdingOrder, id: orderId(500) };
		const both = withReading(noOpenOrders, { ...reading, holding: [holdingOrder, other] });
		const one = { totals: totalsOf("3"), orders: [update(holdingOrder.id)] };
		const two = { totals: totalsOf("3"), orders: [update(other.id)] };
		const before = withTrade(both, one);
		expect([needsReading(before), [...before.missingFromPush]]).toEqual([true, [500]]);
		const reads = [two, one].reduce(withTrade, withReadingStarted(before));
		expect([[...reads.missingAtStart], [...reads.missingFromPush]]).toEqual([[500], [501]]);
		const read = withReading(reads, { ...reading, holding: [holdingOrder, other] });
		const again = withReading(withReadingStarted(read), { ...reading, holding: [holdingOrder, other] });
		const quiet = [one, two, one].reduce(withTrade, again);
		expect([needsReading(quiet), [...quiet.confirmedHeld]]).toEqual([false, [500, 501]]);
		expect(shown(quiet)).toEqual(
			plain({
				...reading,
				holding: [
					{ ...holdingOrder, latestPrice: priceOf("1.09"), profit: moneyOf("3") },
					{ ...other, latestPrice: priceOf("1.09"), profit: moneyOf("3") },
				],
				totals: totalsOf("3"),
			}),
		);
		expect(needsReading(withTrade(quiet, { totals: totalsOf("0"), orders: [] }))).toBe(true);
	});

	test("an omitted order that the reading does not show is removed; one with a close push causes no reading", () => {
		const nothing = { totals: totalsOf("0"), orders: [] };
		const before = withReadingStarted(withTrade(known, nothing));
		const read = withReading(before, { ...reading, holding: [] });
		expect([needsReading(read), [...read.confirmedHeld]]).toEqual([false, []]);
		expect(needsReading(withClosed(withTrade(known, nothing), [holdingOrder.id]))).toBe(false);
	});

	test("an accepted order causes a reading", () => {
		const after = withSubmitted(known, orderId(503));
		expect([needsReading(after), after.lastOrderId]).toEqual([true, 503]);
	});

	test("an order with a close push causes no reading", () => {
		const after = withTrade(withClosed(known, [holdingOrder.id]), {
			totals: totalsOf("3"),
			orders: [update(holdingOrder.id)],
		});
		expect([needsReading(after), after.holding]).toEqual([false, []]);
	});

	test("a reading that shows the order resolves the pushes that arrived during it", () => {
		const push = { totals: totalsOf("3"), orders: [update(holdingOrder.id), update(orderId(503))] };
		const before = withTrade(withReadingStarted(withTrade(known, push)), push);
		const holding = [{ ...holdingOrder, id: orderId(503) }, holdingOrder];
		expect(needsReading(withReading(before, { ...reading, holding }))).toBe(false);
		expect(needsReading(withReading(before, reading))).toBe(true);
	});
});

const take = (state: OpenOrders, message: Message): OpenOrders => {
	switch (message.type) {
		case "reading":
			return withReading(state, message.reading);
		case "trade":
			return withTrade(state, message.update);
		case "closed":
			return withClosed(state, message.ids);
		case "submitted":
			return withSubmitted(state, message.id);
	}
};

describe("Pitfall 4: answers and pushes in any order, lost or repeated", () => {
	test("end in the platform's state after a last reading", () => {
		fc.assert(
			fc.property(arrivals, ({ arrived, currentState }) => {
				expect(shown(withReading(arrived.reduce(take, noOpenOrders), currentState))).toEqual(
					plain(currentState),
				);
			}),
			{ numRuns: 300 },
		);
	});

	test("never return an order after its close push", () => {
		fc.assert(
			fc.property(arrivals, ({ arrived }) => {
				const removed = new Set<OrderId>();
				let state = noOpenOrders;
				for (const message of arrived) {
					state = take(state, message);
					if (message.type === "closed") for (const id of message.ids) removed.add(id);
					expect([...state.holding, ...state.pending].filter(({ id }) => removed.has(id))).toEqual([]);
				}
			}),
			{ numRuns: 300 },
		);
	});

	test("never show an order twice, and always show the latest totals", () => {
		fc.assert(
			fc.property(arrivals, ({ arrived }) => {
				let state = noOpenOrders;
				for (const message of arrived) {
					state = take(state, message);
					const ids = [...state.holding, ...state.pending].map(({ id }) => id);
					expect(new Set(ids).size).toBe(ids.length);
					if (message.type === "trade") expect(plain(state.totals)).toEqual(plain(message.update.totals));
					if (message.type === "reading") expect(state.totals).toBe(message.reading.totals);
				}
			}),
		);
	});

	test("cause a reading whenever a push contains an unexplained order", () => {
		fc.assert(
			fc.property(arrivals, ({ arrived }) => {
				let state = noOpenOrders;
				for (const message of arrived) {
					state = take(state, message);
					if (message.type !== "trade") continue;
					const held = new Set(state.holding.map(({ id }) => id));
					const unknown = message.update.orders.some(({ id }) => !held.has(id) && !state.closed.has(id));
					if (unknown) expect(needsReading(state)).toBe(true);
				}
			}),
		);
	});
});
