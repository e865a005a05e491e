import { contract, realtime } from "@tradewind/contracts";
import { Schema } from "effect";
import { describe, expect, test } from "vitest";
import { createBench, marketOrder } from "../test/client.test-support.ts";

type Frame = realtime.ServerFrame;

const ofType = <T extends Frame["type"]>(frames: readonly Frame[], type: T) =>
	frames.filter((frame): frame is Extract<Frame, { type: T }> => frame.type === type);

describe("Spec 1 §7: login and heartbeat", () => {
	test("a valid token is confirmed with code 1, any other is refused with 999", () => {
		const bench = createBench();
		const client = bench.listen([]);
		client.say({ type: "login", token: bench.token });
		client.say({ type: "login", token: "not-a-token" });
		expect(client.heard()).toEqual([
			{ type: "login_result", code: 1, msg: "" },
			{ type: "login_result", code: 999, msg: "Please log in again" },
		]);
	});

	test("a ping is answered with its own time", () => {
		const client = createBench().listen([]);
		client.say({ type: "ping", time: 17 });
		expect(client.heard()).toEqual([{ type: "pong", time: 17 }]);
	});

	test("what can't be read is passed over", () => {
		const client = createBench().listen([]);
		for (const text of ["", "{", "[]", '{"type":"dance"}', '{"type":"sub","topic":"NOTHING"}'])
			client.events.received(text);
		expect(client.heard()).toEqual([]);
	});

	test("a session that expires is told to its socket, which hears no more of the account", async () => {
		const bench = createBench({ scenario: "holding-orders" });
		const client = bench.listen(["FOREX_TRADE"], bench.token);
		client.heard();
		bench.platform.control.expireSessions({ all: true });
		expect(client.heard()).toEqual([{ type: "login_result", code: 999, msg: "Please log in again" }]);
		bench.advance(5000);
		expect(client.heard()).toEqual([]);
	});
});

describe("Spec 1 §7: DAY_MARKET and KLINE", () => {
	test("a visitor who subscribes hears every open instrument at once, and each again within a second", () => {
		const bench = createBench();
		const client = bench.listen(["DAY_MARKET"]);
		const open = bench
			.state()
			.market.filter(({ isOpen }) => isOpen)
			.map(({ code }) => code);
		expect(ofType(client.heard(), "DAY_MARKET").map(({ symbol }) => symbol)).toEqual(open);
		for (const _ of Array(4)) bench.advance(250);
		const heard = ofType(client.heard(), "DAY_MARKET").map(({ symbol }) => symbol);
		expect([...new Set(heard)].sort()).toEqual([...open].sort());
		expect(heard).toHaveLength(2 * open.length);
	});

	test("the last quote heard is the price of the platform, and its candle closes there", () => {
		const bench = createBench();
		const client = bench.listen(["DAY_MARKET", "KLINE.BTCUSD"]);
		for (const _ of Array(40)) bench.advance(250);
		const heard = client.heard();
		const quote = ofType(heard, "DAY_MARKET").findLast(({ symbol }) => symbol === "BTCUSD");
		const candles = ofType(heard, "KLINE").slice(-6);
		expect(candles.map(({ data }) => [data.Period, data.Close])).toEqual(
			["1day", "60min", "30min", "15min", "5min", "1min"].map((period) => [period, quote?.quotation.close]),
		);
		expect(quote?.quotation.close).toBe(bench.priceOf("BTCUSD"));
	});

	test("charts come at most twice a second, and only those that were asked for", () => {
		const bench = createBench();
		const client = bench.listen(["KLINE.EURUSD"]);
		client.heard();
		for (const _ of Array(400)) bench.advance(25);
		const heard = client.heard();
		expect(heard).toHaveLength(20 * 6);
		expect(ofType(heard, "KLINE").every(({ symbol }) => symbol === "EURUSD")).toBe(true);
	});

	test("after unsub there is silence", () => {
		const bench = createBench();
		const client = bench.listen(["DAY_MARKET"]);
		client.say({ type: "unsub", topic: "DAY_MARKET" });
		client.heard();
		bench.advance(5000);
		expect(client.heard()).toEqual([]);
	});
});

describe("Spec 1 §4, §7: FOREX_TRADE and FOREX_CLOSED", () => {
	const topics = ["FOREX_TRADE", "FOREX_CLOSED"];

	test("tell their owner, at most twice a second, and nobody else", async () => {
		const bench = createBench({ scenario: "untraded" });
		const mia = bench.listen(topics, bench.token);
		const omar = bench.listen(topics, bench.signIn("omar@tradewind.test"));
		const visitor = bench.listen(topics);
		await bench.ask(contract.submitContract, marketOrder);
		for (const _ of Array(100)) bench.advance(100);
		expect(ofType(mia.heard(), "FOREX_TRADE")).toHaveLength(20);
		await bench.ask(contract.closeContract, { id: "501" });
		expect(ofType(mia.frames(), "FOREX_CLOSED")).toEqual([{ type: "FOREX_CLOSED", data: { Ids: [501] } }]);
		expect([...omar.frames().slice(1), ...visitor.frames()]).toEqual([]);
	});

	test("a close by the platform is told as the customer's own is", async () => {
		const bench = createBench({ scenario: "untraded" });
		bench.platform.control.price({ code: "EURUSD", price: "1.1" });
		const mia = bench.listen(topics, bench.token);
		await bench.ask(contract.submitContract, { ...marketOrder, stop_loss_price: "1.09" });
		bench.platform.control.price({ code: "EURUSD", price: "1.08" });
		expect(ofType(mia.frames(), "FOREX_CLOSED")).toEqual([{ type: "FOREX_CLOSED", data: { Ids: [501] } }]);
	});

	test("asked for before the login are not heard after it", async () => {
		const bench = createBench({ scenario: "holding-orders" });
		const client = bench.listen(topics);
		client.say({ type: "login", token: bench.token });
		bench.advance(5000);
		expect(client.heard()).toEqual([{ type: "login_result", code: 1, msg: "" }]);
	});

	test("after the last order is closed the totals are told once more, as nothing", async () => {
		const bench = createBench({ scenario: "untraded" });
		await bench.ask(contract.submitContract, marketOrder);
		const mia = bench.listen(topics, bench.token);
		await bench.ask(contract.closeContract, { id: "501" });
		mia.heard();
		bench.advance(5000);
		bench.advance(5000);
		expect(mia.heard()).toEqual([
			{
				type: "FOREX_TRADE",
				data: { ProfitsTotal: "0", HazardRate: "0", CautionMoneyAll: "0", TransOrder: [] },
			},
		]);
	});

	test("the push of a close comes before the answer of the call", async () => {
		const bench = createBench({ scenario: "untraded" });
		await bench.ask(contract.submitContract, marketOrder);
		const mia = bench.listen(topics, bench.token);
		bench.platform.control.faults({ http: [{ match: "contract.close", delayMs: 1000 }] });
		const answer = bench.ask(contract.closeContract, { id: "501" });
		await Promise.resolve();
		await new Promise(setImmediate);
		expect(ofType(mia.frames(), "FOREX_CLOSED")).toHaveLength(1);
		bench.advance(1000);
		expect((await answer).code).toBe(1);
	});
});

test("every frame of a busy minute is one of the contract", async () => {
	const bench = createBench({ scenario: "holding-orders" });
	const client = bench.listen(["DAY_MARKET", "KLINE.XAUUSD", "FOREX_TRADE", "FOREX_CLOSED"], bench.token);
	for (const _ of Array(60)) bench.advance(1000);
	await bench.ask(contract.closeContract, { id: "506" });
	const frames = client.frames();
	expect(frames.map((frame) => Schema.decodeUnknownSync(realtime.ServerFrame)(frame))).toEqual(frames);
});
