import { describe, expect, test } from "vitest";
import { instant } from "../time/instant.ts";
import { goLive, pong, pongAt, quotes, startRealtime } from "./connection.test-support.ts";

describe("Waking up", () => {
	const asleep = (milliseconds: number) => {
		const realtime = startRealtime();
		const socket = goLive(realtime);
		socket.dispatch(quotes(realtime.now()));
		realtime.sleep(milliseconds);
		return { realtime, socket };
	};

	test.each(["became visible", "network back"] as const)(
		"%s after a short sleep: the old prices are stale at once, and a ping is sent",
		(type) => {
			const { realtime, socket } = asleep(15_000);
			realtime.actor.send({ type, at: realtime.now() });
			realtime.actor.send({ type, at: realtime.now() });
			expect(realtime.freshness()).toEqual({ is: "stale", since: 1_000_000 });
			expect(socket.sent).toEqual([{ type: "ping", at: 1_015_000 }]);
		},
	);

	test.each(["became visible", "network back"] as const)(
		"%s after a long sleep: the silent socket is replaced",
		(type) => {
			const { realtime, socket } = asleep(60_000);
			realtime.actor.send({ type, at: realtime.now() });
			expect([realtime.state(), socket.isClosed()]).toEqual(["connecting", true]);
			expect(realtime.freshness()).toEqual({ is: "offline", since: 1_000_000 });
		},
	);

	test.each(["became visible", "network back"] as const)("%s with fresh prices does nothing", (type) => {
		const { realtime, socket } = asleep(9_000);
		realtime.actor.send({ type, at: realtime.now() });
		expect([realtime.freshness(), socket.sent]).toEqual([{ is: "live", since: 1_000_000 }, []]);
	});
});

describe("Freshness", () => {
	test("pitfall 3: a connection without a message is stale; a pong does not make it live, a price does", () => {
		const realtime = startRealtime();
		const socket = goLive(realtime);
		const stale = { is: "stale", since: 1_000_000 };
		expect(realtime.freshness()).toEqual(stale);
		realtime.pass(12_000);
		socket.dispatch(pong);
		socket.dispatch({ type: "closed", ids: [] });
		expect(realtime.freshness()).toEqual(stale);
		socket.dispatch(quotes(realtime.now()));
		expect(realtime.freshness()).toEqual({ is: "live", since: 1_000_000 });
	});

	test("pitfall 3: prices that arrive while two pings are unanswered may be as late: they stay stale until a ping is answered", () => {
		const realtime = startRealtime();
		const socket = goLive(realtime);
		realtime.pass(11_000);
		const at = realtime.now();
		socket.dispatch(quotes(at));
		expect(realtime.freshness()).toEqual({ is: "stale", since: 1_000_000 });
		expect(realtime.emitted).toEqual([{ type: "connected" }, { type: "push", push: quotes(at) }]);
		socket.dispatch(pongAt(instant(at - 1_000)));
		socket.dispatch(quotes(at));
		expect(realtime.freshness()).toEqual({ is: "live", since: 1_000_000 });
	});

	test.each([
		[9_999, "live", 1],
		[10_000, "offline", 2],
	] as const)(
		"pitfall 3: a ping that is answered after %i ms keeps prices %s, on connection %i",
		(late, is, connections) => {
			const realtime = startRealtime();
			const socket = goLive(realtime);
			socket.dispatch(quotes(realtime.now()));
			realtime.pass(late - 5_000);
			socket.dispatch(quotes(realtime.now()));
			realtime.pass(5_000);
			socket.dispatch(pongAt(instant(realtime.now() - late)));
			expect([realtime.freshness().is, realtime.sockets.length]).toEqual([is, connections]);
		},
	);

	test("prices that stop for 10 s are stale since the last one", () => {
		const realtime = startRealtime();
		const socket = goLive(realtime);
		socket.dispatch(quotes(realtime.now()));
		realtime.pass(7_000);
		socket.dispatch(quotes(realtime.now()));
		realtime.pass(9_999);
		expect(realtime.freshness()).toEqual({ is: "live", since: 1_000_000 });
		realtime.pass(1);
		expect(realtime.freshness()).toEqual({ is: "stale", since: 1_007_000 });
	});

	test("a broken connection is offline since the last price, and stale, not live, after the reconnect", () => {
		const realtime = startRealtime();
		goLive(realtime).dispatch(quotes(realtime.now()));
		realtime.pass(2_000);
		realtime.socket().close();
		expect(realtime.freshness()).toEqual({ is: "offline", since: 1_000_000 });
		realtime.pass(500);
		realtime.socket().open();
		expect(realtime.freshness()).toEqual({ is: "stale", since: 1_000_000 });
		realtime.socket().dispatch(quotes(realtime.now()));
		expect(realtime.freshness()).toEqual({ is: "live", since: 1_002_500 });
	});
});

describe("A device whose clock is set back by an hour", () => {
	const setBack = () => {
		const realtime = startRealtime();
		const socket = goLive(realtime);
		socket.dispatch(quotes(realtime.now()));
		realtime.sleep(-3_600_000);
		return { realtime, socket };
	};

	test("detects within 10 s that prices have stopped", () => {
		const { realtime } = setBack();
		realtime.pass(10_000);
		expect(realtime.freshness()).toEqual({ is: "stale", since: 1_000_000 });
	});

	test("counts prices that arrive from now on as prices of this connection", () => {
		const { realtime, socket } = setBack();
		socket.dispatch(quotes(realtime.now()));
		expect(realtime.freshness()).toEqual({ is: "live", since: 1_000_000 - 3_600_000 });
	});

	test("replaces a socket whose silence has an unknown duration", () => {
		const { realtime, socket } = setBack();
		realtime.actor.send({ type: "became visible", at: realtime.now() });
		expect([realtime.state(), socket.isClosed()]).toEqual(["connecting", true]);
	});
});
