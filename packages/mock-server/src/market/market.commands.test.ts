import { market } from "@tradewind/contracts";
import { describe, expect, test } from "vitest";
import { createBench } from "../test/client.test-support.ts";

const account = "mia@tradewind.test";
const createQuietBench = () => {
	const bench = createBench({ scenario: "untraded" });
	bench.platform.control.price({ code: "EURUSD", price: "1.1" });
	return bench;
};

describe("a price path", () => {
	test("reaches each price at its moment, in a straight line or by a gap, and then moves by itself", () => {
		const bench = createQuietBench();
		bench.platform.control["price/path"]({
			code: "EURUSD",
			points: [
				{ inMs: 10_000, price: "1.11" },
				{ inMs: 20_000, price: "1.05", jump: true },
			],
		});
		const seen = [5_000, 5_000, 9_500, 500, 60_000].map((ms) => {
			bench.advance(ms);
			return Number(bench.priceOf("EURUSD"));
		});
		expect(seen.slice(0, 2)).toEqual([1.105, 1.11]);
		expect(seen[2]).toBeCloseTo(1.11, 3);
		expect(seen[3]).toBe(1.05);
		expect(seen[4]).not.toBe(1.05);
		expect(seen[4]).toBeCloseTo(1.05, 2);
	});

	test("fills, stops and closes orders where it passes them, also within one jump of the clock", () => {
		const bench = createQuietBench();
		const { control } = bench.platform;
		const order = { account, code: "EURUSD", direction: "buy", quantity: "0.1" } as const;
		control["order/place"]({ ...order, takeProfit: "1.11" });
		control["order/place"]({ ...order, target: "1.06" });
		control["price/path"]({
			code: "EURUSD",
			points: [
				{ inMs: 3_600_000, price: "1.12" },
				{ inMs: 7_200_000, price: "1.05", jump: true },
			],
		});
		bench.advance(2 * 86_400_000);
		expect(bench.state().orders.map(({ Status, UpdatePrice }) => [Status, UpdatePrice])).toMatchObject([
			[3, "1.11000"],
			[1, expect.any(String)],
		]);
		expect(bench.state().orders[1]?.Price).toBe("1.05000");
	});

	test("leaves the candles in agreement with the prices", async () => {
		const bench = createQuietBench();
		bench.advance(300_000);
		const first = bench.priceOf("EURUSD");
		bench.platform.control["price/path"]({ code: "EURUSD", points: [{ inMs: 300_000, price: "1.12" }] });
		bench.advance(300_000);
		const { data } = await bench.ask(market.getKline, { forex_id: "1", period: "5min" });
		expect(Object(data).at(-2)).toMatchObject({
			Open: first,
			Low: first,
			High: expect.stringMatching(/^1\.119/),
		});
		expect(Object(data).at(-1)).toMatchObject({ Open: "1.12000", Close: "1.12000" });
	});

	test("ends with a later price", () => {
		const bench = createQuietBench();
		const { control } = bench.platform;
		control["price/path"]({ code: "EURUSD", points: [{ inMs: 60_000, price: "1.5" }] });
		bench.advance(30_000);
		control.price({ code: "EURUSD", price: "1.2" });
		bench.advance(60_000);
		expect(Number(bench.priceOf("EURUSD"))).toBeCloseTo(1.2, 2);
	});

	test.each([
		[[{ inMs: 999, price: "1" }], "points.0.inMs"],
		[
			[
				{ inMs: 5_000, price: "1" },
				{ inMs: 5_500, price: "1" },
			],
			"points.1.inMs: is not 1000 after the point before",
		],
		[[], "points"],
	])("%j is refused", (points, message) => {
		const { control } = createQuietBench().platform;
		expect(() => control["price/path"]({ code: "EURUSD", points })).toThrow(message);
	});
});

test("A-811: frozen prices: the market is open and quotes nothing; orders take the last price, until it goes on", async () => {
	const bench = createQuietBench();
	const { control } = bench.platform;
	const client = bench.connect(["DAY_MARKET"]);
	const quotes = () =>
		client.takeFrames().filter((frame) => frame.type === "DAY_MARKET" && frame.symbol === "EURUSD").length;
	control["price/freeze"]({ code: "EURUSD", on: true });
	quotes();
	bench.advance(500);
	for (let tick = 0; tick < 20; tick++) bench.advance(500);
	const { data } = await bench.ask(market.getTradeList);
	expect([quotes(), bench.priceOf("EURUSD")]).toEqual([0, "1.10000"]);
	expect(Object(data)[0]).toMatchObject({ MarketStatus: 1, ForexQuotations: { Time: 1_772_445_600 } });
	control["order/place"]({ account, code: "EURUSD", direction: "buy", quantity: "0.1" });
	expect(bench.state().orders[0]).toMatchObject({ Status: 1, Price: "1.10000" });
	control["price/freeze"]({ code: "EURUSD", on: false });
	for (let tick = 0; tick < 20; tick++) bench.advance(500);
	expect(quotes()).toBe(20);
	expect(() => control["price/freeze"]({ code: "JP225", on: true })).toThrow("code: the market is closed");
});

test("A-812: terms change what new orders cost and what is offered, and leave open orders", async () => {
	const bench = createQuietBench();
	const { control } = bench.platform;
	const order = { account, code: "EURUSD", direction: "buy", quantity: "0.1" } as const;
	control["order/place"](order);
	control.terms({
		code: "EURUSD",
		feeRate: "7.5",
		multiples: ["50"],
		minQuantity: "0.1",
		quantityStep: "0.1",
	});
	control["order/place"](order);
	const { data } = await bench.ask(market.getTradeList);
	expect(Object(data)[0]).toMatchObject({
		ForexFeeRate: "7.5",
		ForexMinCont: "0.1",
		Pip: "0.1",
		HasForexMultiple: [{ Value: "50", Default: 1 }],
	});
	expect(bench.state().orders.map(({ CautionMoney, TradeFee }) => [CautionMoney, TradeFee])).toEqual([
		["110", "0.5"],
		["220", "0.75"],
	]);
	expect(() => control["order/place"]({ ...order, quantity: "0.05" })).toThrow("order: ");
	expect(() => control.terms({ code: "EURUSD", spread: "2" })).toThrow("spread: there is no such field");
	expect(() => control.terms({ code: "EURUSD", minQuantity: "0" })).toThrow("minQuantity");
});
