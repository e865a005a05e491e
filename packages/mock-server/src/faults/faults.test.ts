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
});
