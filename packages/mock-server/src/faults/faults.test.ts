import { contract, market } from "@tradewind/contracts";
import { describe, expect, test } from "vitest";
import { createBench, marketOrder, requestOf } from "../test/client.test-support.ts";
import { ConnectionDropped } from "./fault-response.ts";

const submit = (bench: ReturnType<typeof createBench>) =>
	bench.platform.fetch(requestOf(contract.submitContract, marketOrder, { token: bench.token }));

const done = (bench: ReturnType<typeof createBench>) => {
	const { orders, journal, requests } = bench.state();
	return {
		orders: orders.length,
		marginLocks: journal.filter(({ occasion }) => occasion === "order opened").length,
		requests: requests.counts["contract.submit"] ?? 0,
	};
};

const createQuietBench = () => createBench({ scenario: "untraded" });

describe("faults of requests", () => {
	test("dropped after executing: one order, one margin lock, one request, no answer", async () => {
		const bench = createQuietBench();
		bench.platform.control.faults({
			http: [{ match: "contract.submit", drop: "after executing", times: 1 }],
		});
		await expect(submit(bench)).rejects.toThrow(ConnectionDropped);
		expect(done(bench)).toEqual({ orders: 1, marginLocks: 1, requests: 1 });
	});

	test("a dropped request that is repeated with the same t is not executed again, nor answered", async () => {
		const bench = createQuietBench();
		bench.platform.control.faults({
			http: [{ match: "contract.submit", drop: "after executing", times: 1 }],
		});
		const send = (t: string) =>
			bench.platform.fetch(requestOf(contract.submitContract, { ...marketOrder, t }, { token: bench.token }));
		await expect(send("1")).rejects.toThrow(ConnectionDropped);
		await expect(send("1")).rejects.toThrow(ConnectionDropped);
		expect(done(bench)).toEqual({ orders: 1, marginLocks: 1, requests: 1 });
		expect((await send("2")).status).toBe(200);
		expect(done(bench)).toEqual({ orders: 2, marginLocks: 2, requests: 2 });
	});

	test("dropped before executing: no order, and the next request is served", async () => {
		const bench = createQuietBench();
		bench.platform.control.faults({ http: [{ match: "contract.submit", drop: "before", times: 1 }] });
		await expect(submit(bench)).rejects.toThrow(ConnectionDropped);
		expect(done(bench)).toEqual({ orders: 0, marginLocks: 0, requests: 1 });
		expect((await submit(bench)).status).toBe(200);
	});

	test.each([
		[{ status: 503 }, 503, 0],
		[{ status: 503, executes: true }, 503, 1],
		[{ code: 999 }, 200, 0],
		[{ code: 0, msg: "no", executes: true }, 200, 1],
	])("%j answers with status %i and leaves %i orders", async (fault, status, orders) => {
		const bench = createQuietBench();
		bench.platform.control.faults({ http: [{ match: "/v2/api/forex/submit", ...fault }] });
		expect((await submit(bench)).status).toBe(status);
		expect(done(bench).orders).toBe(orders);
	});

	test("a delayed answer waits for the clock, after the order was executed", async () => {
		const bench = createQuietBench();
		bench.platform.control.faults({ http: [{ match: "contract.submit", delayMs: 3000, times: 1 }] });
		let isAnswered = false;
		const answer = submit(bench).then((response) => {
			isAnswered = true;
			return response.json();
		});
		await new Promise(setImmediate);
		bench.advance(2999);
		await new Promise(setImmediate);
		expect([isAnswered, done(bench).orders]).toEqual([false, 1]);
		bench.advance(1);
		expect(await answer).toEqual({ code: 1, msg: "Order placed", data: { Id: 501 } });
	});

	test("end when cleared", async () => {
		const bench = createQuietBench();
		bench.platform.control.faults({ http: [{ match: "*", status: 500 }] });
		expect((await bench.platform.fetch(requestOf(market.getTradeList, {}))).status).toBe(500);
		bench.platform.control["faults/clear"]();
		expect((await bench.platform.fetch(requestOf(market.getTradeList, {}))).status).toBe(200);
	});
});

describe("faults of the socket", () => {
	const listening = (socket: readonly object[]) => {
		const bench = createBench();
		const client = bench.connect(["DAY_MARKET"]);
		client.takeFrames();
		bench.platform.control.faults({ socket });
		return { bench, client };
	};

	test("drop closes the connections; a new one stays open", () => {
		const { bench, client } = listening([{ kind: "drop" }]);
		expect(client.isClosed()).toBe(true);
		expect(bench.connect([]).isClosed()).toBe(false);
	});

	test("a drop with a duration also closes new connections, until it ends", () => {
		const { bench } = listening([{ kind: "drop", ms: 10_000 }]);
		expect(bench.connect([]).isClosed()).toBe(true);
		bench.advance(10_000);
		expect(bench.connect([]).isClosed()).toBe(false);
	});

	test("silence stops the data but answers pings, until it ends", () => {
		const { bench, client } = listening([{ kind: "silence", ms: 5000 }]);
		client.send({ type: "ping", time: 1 });
		bench.advance(4999);
		expect(client.takeFrames()).toEqual([{ type: "pong", time: 1 }]);
		bench.advance(501);
		expect(client.takeFrames().length).toBeGreaterThan(0);
	});

	test("half-open sends and receives nothing", () => {
		const { bench, client } = listening([{ kind: "half-open" }]);
		client.send({ type: "ping", time: 1 });
		client.send({ type: "unsub", topic: "DAY_MARKET" });
		bench.advance(5000);
		expect([client.takeFrames(), client.isClosed()]).toEqual([[], false]);
		expect(bench.state().sockets).toEqual([{ customerId: null, topics: ["DAY_MARKET"] }]);
	});

	test("delay delays each frame", () => {
		const { bench, client } = listening([{ kind: "delay", ms: 2000 }]);
		client.send({ type: "unsub", topic: "DAY_MARKET" });
		client.send({ type: "ping", time: 1 });
		bench.advance(1999);
		expect(client.takeFrames()).toEqual([]);
		bench.advance(1);
		expect(client.takeFrames()).toEqual([{ type: "pong", time: 1 }]);
	});

	test("a reordered frame follows the next one of its own connection", () => {
		const { bench, client } = listening([{ kind: "reorder", times: 1 }]);
		client.send({ type: "ping", time: 1 });
		const other = bench.connect([]);
		other.send({ type: "ping", time: 2 });
		client.send({ type: "ping", time: 3 });
		expect([client.takeFrames(), other.takeFrames()]).toEqual([
			[
				{ type: "pong", time: 3 },
				{ type: "pong", time: 1 },
			],
			[{ type: "pong", time: 2 }],
		]);
	});

	test("duplicate, reorder and malformed apply to the given number of frames", () => {
		const pings = (kind: string) => {
			const { client } = listening([{ kind, times: 1 }]);
			for (const time of [1, 2, 3]) client.send({ type: "ping", time });
			return client.texts.map((text) => /"time":(\d)/.exec(text)?.[1] ?? text);
		};
		expect([pings("duplicate"), pings("reorder"), pings("malformed")]).toEqual([
			["1", "1", "2", "3"],
			["2", "1", "3"],
			["{", "2", "3"],
		]);
	});

	test("a fault of one topic leaves the others, and those of one customer the others' frames", () => {
		const bench = createQuietBench();
		const omar = bench.signIn("omar@tradewind.test");
		const [mias, omars] = [bench.token, omar].map((token) =>
			bench.connect(["DAY_MARKET", "KLINE.EURUSD"], token),
		);
		const typesOf = (client = mias) => [...new Set(client?.takeFrames().map(({ type }) => type))].sort();
		const faults = (socket: readonly object[]) => {
			bench.platform.control["faults/clear"]();
			bench.platform.control.faults({ socket });
			typesOf();
			typesOf(omars);
			bench.advance(1000);
			return [typesOf(), typesOf(omars)];
		};
		const all = ["DAY_MARKET", "KLINE"];
		expect([
			faults([]),
			faults([{ kind: "silence", topic: "KLINE" }]),
			faults([{ kind: "silence", account: "mia@tradewind.test" }]),
			faults([{ kind: "silence", topic: "DAY_MARKET", account: "omar@tradewind.test" }]),
		]).toEqual([
			[all, all],
			[["DAY_MARKET"], ["DAY_MARKET"]],
			[[], all],
			[all, ["KLINE"]],
		]);
	});

	test.each([
		[{ kind: "drop", topic: "KLINE" }, "socket.0.topic: drop is of all topics"],
		[{ kind: "half-open", account: "mia@tradewind.test" }, "socket.0.account: half-open is of all customers"],
		[{ kind: "delay", ms: 1, account: "nobody" }, "account: there is no customer nobody"],
		[{ kind: "silence", topic: "KLINES" }, "socket.0.topic"],
	])("%j is refused, and no fault is added", (fault, message) => {
		const bench = createQuietBench();
		expect(() => bench.platform.control.faults({ socket: [fault] })).toThrow(message);
		expect(bench.state().faults).toEqual({ http: [], socket: [] });
	});

	test("faults are numbered, say what is left of them, and are removed one by one", async () => {
		const bench = createQuietBench();
		const { control } = bench.platform;
		expect(
			control.faults({
				http: [{ match: "contract.submit", status: 503, skip: 1, times: 5 }],
				socket: [{ kind: "duplicate", times: 2 }],
			}),
		).toEqual({ numbers: [1, 2] });
		expect(
			control.faults({ http: [{ match: "contract.getOrders", status: 503, account: "10000001" }] }),
		).toEqual({ numbers: [3] });
		const statuses = [(await submit(bench)).status, (await submit(bench)).status];
		expect([statuses, bench.state().faults]).toEqual([
			[200, 503],
			{
				http: [
					{ number: 1, match: "contract.submit", status: 503, skip: 0, times: 4 },
					{ number: 3, match: "contract.getOrders", status: 503, account: "10000001" },
				],
				socket: [{ number: 2, kind: "duplicate", times: 2 }],
			},
		]);
		control["faults/remove"]({ number: 1 });
		control["faults/remove"]({ number: 2 });
		expect(() => control["faults/remove"]({ number: 1 })).toThrow("number: there is no fault 1");
		expect((await submit(bench)).status).toBe(200);
		expect(bench.state().faults).toEqual({ http: [expect.objectContaining({ number: 3 })], socket: [] });
	});

	test("a missing or unfit field of a command is named with what it is", () => {
		const { control } = createQuietBench().platform;
		const mia = { account: "mia@tradewind.test", wallet: "change" };
		expect(() => control["account/adjust"](mia)).toThrow("amount: is required");
		expect(() => control["account/adjust"]({ ...mia, amount: "12,5" })).toThrow(
			"amount: does not fit. A decimal as text: a credit, or a debit with a minus sign",
		);
		const point = { inMs: 1000, price: "0" };
		expect(() => control["price/path"]({ code: "EURUSD", points: [point] })).toThrow(
			"points.0.price: does not fit. A decimal as text, above zero",
		);
	});

	test("a fault of a customer or a call that does not exist is refused", () => {
		const { control } = createQuietBench().platform;
		expect(() => control.faults({ http: [{ match: "news", status: 503 }] })).toThrow(
			/^http\.0\.match: there is no news\. Did you mean content\.getHomeNews, /,
		);
		expect(() => control.faults({ http: [{ match: "contract.submti", status: 503 }] })).toThrow(
			"http.0.match: there is no contract.submti. Did you mean contract.submit?",
		);
		const fault = { match: "*", status: 503, account: "nobody" };
		expect(() => control.faults({ http: [fault] })).toThrow("account: there is no customer nobody");
	});

	test("429: the third order of a customer is refused by the limit, the others are answered", async () => {
		const bench = createQuietBench();
		bench.platform.control.faults({
			http: [{ match: "contract.submit", account: "mia@tradewind.test", status: 429, skip: 2, times: 1 }],
		});
		const statuses = [];
		for (let nth = 0; nth < 4; nth++) statuses.push((await submit(bench)).status);
		expect(statuses).toEqual([200, 200, 429, 200]);
	});
});
