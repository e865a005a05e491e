import { describe, expect, test } from "vitest";
import { accepted, goLive, market, mia, pong, startRealtime, trade } from "./connection.test-support.ts";

describe("Spec 1 §9: timeouts and ping", () => {
	test("a connection attempt ends after 5 s", () => {
		const realtime = startRealtime();
		realtime.actor.send({ type: "initialise", token: undefined });
		realtime.pass(4_999);
		expect(realtime.state()).toBe("connecting");
		realtime.pass(1);
		expect([realtime.state(), realtime.socket().isClosed()]).toEqual(["waiting to reconnect", true]);
	});

	test("a login without an answer ends after 5 s", () => {
		const realtime = startRealtime();
		realtime.actor.send({ type: "initialise", token: mia });
		realtime.socket().open();
		realtime.pass(5_000);
		expect(realtime.state()).toBe("waiting to reconnect");
	});

	test("a ping is sent every 5 s", () => {
		const realtime = startRealtime();
		const socket = goLive(realtime);
		realtime.pass(5_000);
		socket.dispatch(pong);
		realtime.pass(5_000);
		expect(socket.sent).toEqual([
			{ type: "ping", at: 1_005_000 },
			{ type: "ping", at: 1_010_000 },
		]);
	});

	test("Spec 1 §7: a pong without a time answers the pings", () => {
		const realtime = startRealtime();
		const socket = goLive(realtime);
		realtime.pass(10_000);
		socket.dispatch({ type: "pong", at: undefined });
		realtime.pass(19_999);
		expect([realtime.sockets.length, socket.sent.length]).toEqual([1, 5]);
	});

	test("more than 2 unanswered pings reconnect; 2 do not", () => {
		const realtime = startRealtime();
		const socket = goLive(realtime);
		realtime.pass(10_000);
		socket.dispatch(pong);
		realtime.pass(19_999);
		expect([realtime.sockets.length, socket.sent.length]).toEqual([1, 5]);
		realtime.pass(1);
		expect(realtime.state()).toBe("connecting");
		expect([realtime.sockets.length, socket.isClosed()]).toEqual([2, true]);
	});
});

describe("Reconnecting", () => {
	test("after an interruption: log in, subscribe again, then emit that lists have to be read again", () => {
		const realtime = startRealtime();
		const first = goLive(realtime, mia);
		realtime.actor.send({ type: "subscribe", topic: market });
		realtime.actor.send({ type: "subscribe", topic: trade });
		first.close();
		expect(realtime.state()).toBe("waiting to reconnect");
		realtime.pass(500);
		realtime.socket().open();
		expect(realtime.emitted).toEqual([{ type: "connected" }]);
		realtime.socket().dispatch(accepted);
		expect(realtime.socket().sent).toEqual([
			{ type: "login", token: mia },
			{ type: "subscribe", topic: market },
			{ type: "subscribe", topic: trade },
		]);
		expect(realtime.emitted).toEqual([{ type: "connected" }, { type: "reconnected" }]);
	});

	test("a failed first attempt or a start without a network is emitted as a reconnect once it is live", () => {
		const [cut, offline] = [startRealtime(), startRealtime()];
		cut.actor.send({ type: "initialise", token: undefined });
		cut.socket().close();
		cut.pass(500);
		offline.actor.send({ type: "initialise", token: undefined });
		offline.actor.send({ type: "network lost" });
		offline.actor.send({ type: "network back" });
		for (const { socket } of [cut, offline]) socket().open();
		expect([cut.emitted, offline.emitted]).toEqual([[{ type: "reconnected" }], [{ type: "reconnected" }]]);
	});

	test("waits longer after each failure, up to the maximum, and short again after a ping was answered", () => {
		const realtime = startRealtime();
		const waits = () => realtime.actor.getSnapshot().context.reconnectDelayMs;
		realtime.actor.send({ type: "initialise", token: undefined });
		const seen: number[] = [];
		for (let failure = 0; failure < 7; failure++) {
			realtime.socket().close();
			seen.push(waits());
			realtime.pass(waits());
		}
		expect(seen).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
		realtime.socket().open();
		realtime.pass(5_000);
		realtime.socket().dispatch(pong);
		realtime.socket().close();
		expect(waits()).toBe(500);
	});

	test("a platform that accepts and closes at once does not shorten the wait", () => {
		const realtime = startRealtime();
		goLive(realtime).close();
		realtime.pass(500);
		realtime.socket().open();
		realtime.socket().close();
		expect(realtime.actor.getSnapshot().context.reconnectDelayMs).toBe(1_000);
	});

	test.each(["network back", "became visible"] as const)("%s ends the wait", (type) => {
		const realtime = startRealtime({ random: () => 0.99 });
		goLive(realtime).close();
		realtime.actor.send({ type, at: realtime.now() });
		expect([realtime.state(), realtime.sockets.length]).toEqual(["connecting", 2]);
	});

	test("without a network it waits for the network", () => {
		const realtime = startRealtime();
		const socket = goLive(realtime);
		realtime.actor.send({ type: "network lost" });
		realtime.pass(3_600_000);
		expect([realtime.state(), realtime.sockets.length, socket.isClosed()]).toEqual(["offline", 1, true]);
		realtime.actor.send({ type: "network back" });
		expect(realtime.state()).toBe("connecting");
	});

	test("stop closes the socket and prevents reconnects", () => {
		const realtime = startRealtime();
		const socket = goLive(realtime);
		realtime.actor.send({ type: "stop" });
		realtime.pass(3_600_000);
		expect([realtime.state(), realtime.sockets.length, socket.isClosed()]).toEqual(["idle", 1, true]);
	});
});
