import { describe, expect, test } from "vitest";
import { orderId } from "../contract/order/contract-order.ts";
import { instrumentCode } from "../market/instrument.ts";
import { decimal, money, price, quantity, rate } from "../money/decimal.ts";
import { accepted, goLive, mia, noah, pong, quotes, startRealtime } from "./connection.test-support.ts";
import type { Incoming, Push } from "./frame.ts";

const one = price(decimal("1"));
const candle: Push = {
	type: "candle",
	code: instrumentCode("EURUSD"),
	period: "5M",
	candle: { time: 0, open: one, high: one, low: one, close: one, volume: quantity(decimal("1")) },
};
const zero = money(decimal("0"));
const trade: Push = {
	type: "trade",
	update: { totals: { profit: zero, hazardRate: rate(decimal("0")), margin: zero }, orders: [] },
};
const closed: Push = { type: "closed", ids: [orderId(501)] };

describe("Spec 1 §7: pushes are emitted", () => {
	test.each<[string, Incoming]>([
		["quotes", quotes(0)],
		["a candle", candle],
		["the trade of the open orders", trade],
		["closed orders", closed],
	])("%s, once, whether prices arrive or not", (_, message) => {
		const realtime = startRealtime();
		const socket = goLive(realtime);
		socket.dispatch(message);
		expect(realtime.emitted).toEqual([{ type: "connected" }, { type: "push", push: message }]);
		socket.dispatch(quotes(realtime.now()));
		realtime.emitted.length = 0;
		socket.dispatch(message);
		expect(realtime.emitted).toEqual([{ type: "push", push: message }]);
	});

	test("answers to pings and logins are not emitted", () => {
		const realtime = startRealtime();
		const socket = goLive(realtime, mia);
		socket.dispatch(pong);
		socket.dispatch(quotes(realtime.now()));
		realtime.emitted.length = 0;
		for (const message of [pong, accepted]) socket.dispatch(message);
		expect(realtime.emitted).toEqual([]);
	});

	test("nothing is emitted before the login is answered, and only its answer ends the login", () => {
		const realtime = startRealtime();
		realtime.actor.send({ type: "initialise", token: mia });
		realtime.socket().open();
		realtime.socket().dispatch(quotes(realtime.now()));
		realtime.socket().dispatch(trade);
		expect([realtime.state(), realtime.emitted]).toEqual(["logging in", []]);
	});
});

describe("pitfall 3: a pong is not a price", () => {
	test("prices that stop are stale after 10 s, however many pongs arrive", () => {
		const realtime = startRealtime();
		const socket = goLive(realtime);
		socket.dispatch(quotes(realtime.now()));
		for (let second = 0; second < 10; second++) {
			expect(realtime.freshness().is).toBe("live");
			realtime.pass(1_000);
			socket.dispatch(pong);
		}
		expect(realtime.freshness()).toEqual({ is: "stale", since: 1_000_000 });
	});

	test("a price after a long pause is live for its own 10 s", () => {
		const realtime = startRealtime();
		const socket = goLive(realtime);
		for (let second = 0; second < 60; second += 5) {
			realtime.pass(5_000);
			socket.dispatch(pong);
		}
		socket.dispatch(quotes(realtime.now()));
		realtime.pass(9_500);
		expect(realtime.freshness().is).toBe("live");
		realtime.pass(500);
		expect(realtime.freshness()).toEqual({ is: "stale", since: 1_060_000 });
	});

	test.each<[string, Incoming]>([
		["a pong", pong],
		["a price", quotes(1_015_000)],
	])("%s shows that the socket works: 10 s later it is pinged, not replaced", (_, message) => {
		const realtime = startRealtime();
		const socket = goLive(realtime);
		realtime.pass(14_500);
		socket.dispatch(message);
		realtime.sleep(10_000);
		realtime.actor.send({ type: "became visible", at: realtime.now() });
		expect([realtime.sockets.length, socket.isClosed()]).toEqual([1, false]);
	});
});

describe("Spec 1 §4: the session of the connection", () => {
	test("a logout during the login makes the next connection a visitor's", () => {
		const realtime = startRealtime();
		realtime.actor.send({ type: "initialise", token: mia });
		realtime.socket().open();
		realtime.actor.send({ type: "logout" });
		realtime.socket().close();
		realtime.pass(1_000);
		realtime.socket().open();
		expect([realtime.sockets.length, realtime.socket().sent]).toEqual([2, []]);
	});

	test.each<[string, (realtime: ReturnType<typeof startRealtime>) => void]>([
		["waits to reconnect", (realtime) => realtime.socket().close()],
		["is offline", (realtime) => realtime.actor.send({ type: "network lost" })],
	])("another customer who logs in while it %s gets their own connection", (_, cut) => {
		const realtime = startRealtime();
		goLive(realtime, mia);
		cut(realtime);
		realtime.actor.send({ type: "initialise", token: noah });
		realtime.socket().open();
		expect(realtime.socket().sent).toEqual([{ type: "login", token: noah }]);
	});
});
