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
		const client = bench.connect([]);
		client.send({ type: "login", token: bench.token });
		client.send({ type: "login", token: "not-a-token" });
		expect(client.takeFrames()).toEqual([
			{ type: "login_result", code: 1, msg: "" },
			{ type: "login_result", code: 999, msg: "Please log in again" },
		]);
	});

	test("a ping is answered with its own time", () => {
		const client = createBench().connect([]);
		client.send({ type: "ping", time: 17 });
		expect(client.takeFrames()).toEqual([{ type: "pong", time: 17 }]);
	});

	test("Spec 2 §7: FOREX_FOLLOW_TRADE has a customer's own orders, and no other's", () => {
		const bench = createBench({ scenario: "holding-orders" });
		const own = bench.connect(["FOREX_TRADE"], bench.token);
		const [{ data } = { data: undefined }] = ofType(own.takeFrames(), "FOREX_TRADE");
		own.send({ type: "unsub", topic: "FOREX_TRADE" });
		own.send({ type: "sub", topic: "FOREX_FOLLOW_TRADE", user_id: 1 });
		expect(own.takeFrames()).toEqual([
			{ type: "FOREX_FOLLOW_TRADE", data: { TransOrder: data?.TransOrder } },
		]);
		bench.advance(1000);
		expect(ofType(own.takeFrames(), "FOREX_FOLLOW_TRADE")).toHaveLength(1);
		own.send({ type: "unsub", topic: "FOREX_FOLLOW_TRADE", user_id: 1 });
		bench.advance(1000);
		const other = bench.connect([], bench.signIn("omar@tradewind.test"));
		other.takeFrames();
		const visitor = bench.connect([]);
		for (const client of [other, visitor])
			client.send({ type: "sub", topic: "FOREX_FOLLOW_TRADE", user_id: 1 });
		bench.advance(1000);
		expect([own, other, visitor].map((client) => client.takeFrames())).toEqual([[], [], []]);
	});

	test("A-166: FOREX_FOLLOW_TRADE has a trader's orders for every customer, and is empty once when none is left", () => {
		const bench = createBench();
		const { control } = bench.platform;
		control["trader/close"]({ traderId: 1001 });
		const viewer = bench.connect([], bench.signIn("omar@tradewind.test"));
		viewer.send({ type: "sub", topic: "FOREX_FOLLOW_TRADE", user_id: 1001 });
		viewer.takeFrames();
		const { orderId } = control["trader/open"]({
			traderId: 1001,
			code: "EURUSD",
			direction: "buy",
			quantity: "0.1",
		});
		const pushed = () => {
			bench.advance(1000);
			return ofType(viewer.takeFrames(), "FOREX_FOLLOW_TRADE").map(({ data }) =>
				data.TransOrder.map(({ Id }) => Id),
			);
		};
		expect(pushed()).toEqual([[orderId]]);
		control["trader/close"]({ traderId: 1001 });
		expect([pushed(), pushed()]).toEqual([[[]], []]);
	});

	test("A-166: the copies for a follower are pushed to follower and trader only", async () => {
		const bench = createBench({ scenario: "trader" });
		await bench.ask(contract.submitContract, marketOrder);
		const pushedTo = (account: string) => {
			const client = bench.connect([], bench.signIn(account));
			client.takeFrames();
			client.send({ type: "sub", topic: "FOREX_FOLLOW_TRADE", user_id: 1, follower_id: 2 });
			return ofType(client.takeFrames(), "FOREX_FOLLOW_TRADE").map(({ data }) => data.TransOrder.length);
		};
		expect(
			["mia@tradewind.test", "omar@tradewind.test", "lin@tradewind.test"].map((account) => pushedTo(account)),
		).toEqual([[1], [1], []]);
	});

	test("frames that cannot be read are ignored", () => {
		const client = createBench().connect([]);
		for (const text of ["", "{", "[]", '{"type":"dance"}', '{"type":"sub","topic":"NOTHING"}'])
			client.events.received(text);
		expect(client.takeFrames()).toEqual([]);
	});

	test("the socket of an expired session is notified and gets no more of the account", async () => {
		const bench = createBench({ scenario: "holding-orders" });
		const client = bench.connect(["FOREX_TRADE"], bench.token);
		client.takeFrames();
		bench.platform.control["session/expire"]({ all: true });
		expect(client.takeFrames()).toEqual([{ type: "login_result", code: 999, msg: "Please log in again" }]);
		bench.advance(5000);
		expect(client.takeFrames()).toEqual([]);
	});
});

describe("Spec 1 §7: DAY_MARKET and KLINE", () => {
	test("a visitor who subscribes gets every open instrument at once, and each again within a second", () => {
		const bench = createBench();
		const client = bench.connect(["DAY_MARKET"]);
		const open = bench
			.state()
			.market.filter(({ isOpen }) => isOpen)
			.map(({ code }) => code);
		expect(ofType(client.takeFrames(), "DAY_MARKET").map(({ symbol }) => symbol)).toEqual(open);
		for (const _ of Array(4)) bench.advance(250);
		const received = ofType(client.takeFrames(), "DAY_MARKET").map(({ symbol }) => symbol);
		expect([...new Set(received)].sort()).toEqual([...open].sort());
		expect(received).toHaveLength(2 * open.length);
	});

	test("the last pushed quote is the platform's price, and its candle closes there", () => {
		const bench = createBench();
		const client = bench.connect(["DAY_MARKET", "KLINE.BTCUSD"]);
		for (const _ of Array(40)) bench.advance(250);
		const received = client.takeFrames();
		const quote = ofType(received, "DAY_MARKET").findLast(({ symbol }) => symbol === "BTCUSD");
		const candles = ofType(received, "KLINE").slice(-6);
		expect(candles.map(({ data }) => [data.Period, data.Close])).toEqual(
			["1day", "60min", "30min", "15min", "5min", "1min"].map((period) => [period, quote?.quotation.close]),
		);
		expect(quote?.quotation.close).toBe(bench.priceOf("BTCUSD"));
	});

	test("candles are pushed at most twice a second, and only the subscribed ones", () => {
		const bench = createBench();
		const client = bench.connect(["KLINE.EURUSD"]);
		client.takeFrames();
		for (const _ of Array(400)) bench.advance(25);
		const received = client.takeFrames();
		expect(received).toHaveLength(20 * 6);
		expect(ofType(received, "KLINE").every(({ symbol }) => symbol === "EURUSD")).toBe(true);
	});

	test("nothing is pushed after unsub", () => {
		const bench = createBench();
		const client = bench.connect(["DAY_MARKET"]);
		client.send({ type: "unsub", topic: "DAY_MARKET" });
		client.takeFrames();
		bench.advance(5000);
		expect(client.takeFrames()).toEqual([]);
	});
});

describe("Spec 1 §4, §7: FOREX_TRADE and FOREX_CLOSED", () => {
	const topics = ["FOREX_TRADE", "FOREX_CLOSED"];

	test("are pushed to their owner only, at most twice a second", async () => {
		const bench = createBench({ scenario: "untraded" });
		const mia = bench.connect(topics, bench.token);
		const omar = bench.connect(topics, bench.signIn("omar@tradewind.test"));
		const visitor = bench.connect(topics);
		await bench.ask(contract.submitContract, marketOrder);
		for (const _ of Array(100)) bench.advance(100);
		expect(ofType(mia.takeFrames(), "FOREX_TRADE")).toHaveLength(20);
		await bench.ask(contract.closeContract, { id: "501" });
		expect(ofType(mia.frames(), "FOREX_CLOSED")).toEqual([{ type: "FOREX_CLOSED", data: { Ids: [501] } }]);
		expect([...omar.frames().slice(1), ...visitor.frames()]).toEqual([]);
	});

	test("a close by the platform is pushed like one by the customer", async () => {
		const bench = createBench({ scenario: "untraded" });
		bench.platform.control.price({ code: "EURUSD", price: "1.1" });
		const mia = bench.connect(topics, bench.token);
		await bench.ask(contract.submitContract, { ...marketOrder, stop_loss_price: "1.09" });
		bench.platform.control.price({ code: "EURUSD", price: "1.08" });
		expect(ofType(mia.frames(), "FOREX_CLOSED")).toEqual([{ type: "FOREX_CLOSED", data: { Ids: [501] } }]);
	});

	test("subscribed before the login are not pushed after it", async () => {
		const bench = createBench({ scenario: "holding-orders" });
		const client = bench.connect(topics);
		client.send({ type: "login", token: bench.token });
		bench.advance(5000);
		expect(client.takeFrames()).toEqual([{ type: "login_result", code: 1, msg: "" }]);
	});

	test("after the last close the totals are pushed once more, as zero", async () => {
		const bench = createBench({ scenario: "untraded" });
		await bench.ask(contract.submitContract, marketOrder);
		const mia = bench.connect(topics, bench.token);
		await bench.ask(contract.closeContract, { id: "501" });
		mia.takeFrames();
		bench.advance(5000);
		bench.advance(5000);
		expect(mia.takeFrames()).toEqual([
			{
				type: "FOREX_TRADE",
				data: { ProfitsTotal: "0", HazardRate: "0", CautionMoneyAll: "0", TransOrder: [] },
			},
		]);
	});

	test("the push of a close precedes the answer of the call", async () => {
		const bench = createBench({ scenario: "untraded" });
		await bench.ask(contract.submitContract, marketOrder);
		const mia = bench.connect(topics, bench.token);
		bench.platform.control.faults({ http: [{ match: "contract.close", delayMs: 1000 }] });
		const answer = bench.ask(contract.closeContract, { id: "501" });
		await Promise.resolve();
		await new Promise(setImmediate);
		expect(ofType(mia.frames(), "FOREX_CLOSED")).toHaveLength(1);
		bench.advance(1000);
		expect((await answer).code).toBe(1);
	});
});

test("every frame of a busy minute fits the contract", async () => {
	const bench = createBench({ scenario: "holding-orders" });
	const client = bench.connect(["DAY_MARKET", "KLINE.XAUUSD", "FOREX_TRADE", "FOREX_CLOSED"], bench.token);
	for (const _ of Array(60)) bench.advance(1000);
	await bench.ask(contract.closeContract, { id: "506" });
	const frames = client.frames();
	expect(frames.map((frame) => Schema.decodeUnknownSync(realtime.ServerFrame)(frame))).toEqual(frames);
});
