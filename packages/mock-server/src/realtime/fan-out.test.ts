import { contract } from "@tradewind/contracts";
import { afterEach, expect, test, vi } from "vitest";
import { createBench, marketOrder } from "../test/client.test-support.ts";
import { visitsDuring } from "../test/visits.test-support.ts";

afterEach(() => void vi.restoreAllMocks());

/** A platform with as many sockets, each with all quotes, a chart and the orders of a trader. */
const crowded = (sockets: number) => {
	const bench = createBench();
	bench.platform.control["trader/open"]({
		traderId: 1001,
		code: "EURUSD",
		direction: "buy",
		quantity: "0.1",
	});
	const clients = Array.from({ length: sockets }, () => {
		const client = bench.connect(["DAY_MARKET", "KLINE.EURUSD"], bench.token);
		client.send({ type: "sub", topic: "FOREX_FOLLOW_TRADE", user_id: 1001 });
		return client;
	});
	bench.advance(1000);
	for (const client of clients) client.takeFrames();
	return { ...bench, clients };
};

test("a frame is encoded once, whether one client has subscribed to its topic or a hundred", () => {
	const encodedBy = (sockets: number) => {
		const { advance, clients } = crowded(sockets);
		const stringify = vi.spyOn(JSON, "stringify");
		advance(1000);
		const encoded = stringify.mock.calls.length;
		stringify.mockRestore();
		const frames = clients.map((client) => client.frames());
		expect(new Set(frames.map((each) => JSON.stringify(each))).size).toBe(1);
		return { encoded, received: frames[0]?.length };
	};
	const one = encodedBy(1);
	expect(one.received).toBe(one.encoded);
	expect(encodedBy(100)).toEqual(one);
});

test("the push of a close and a logout visit the sockets of no other customer", async () => {
	const visitsOf = async (sockets: number) => {
		const { ask, connect, signIn } = crowded(sockets);
		const use = async () => {
			const token = signIn("omar@tradewind.test");
			const own = connect(["FOREX_CLOSED"], token);
			const { data } = await ask(contract.submitContract, { ...marketOrder, cont: "0.01" }, token);
			await ask(contract.closeContract, { id: String(Object(data).Id) }, token);
			own.send({ type: "logout" });
			own.events.closed();
			return own.frames().map(({ type }) => type);
		};
		// What is made for the first use is there afterwards.
		expect(await use()).toEqual(["login_result", "FOREX_CLOSED"]);
		return visitsDuring(use);
	};
	expect(await visitsOf(100)).toBe(await visitsOf(1));
});
