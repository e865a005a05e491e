import { describe, expect, test } from "vitest";
import { instant } from "../time/instant.ts";
import { goLive, pong, pongAt, quotes, startRealtime } from "./connection.test-support.ts";

describe("waking up", () => {
	const asleep = (milliseconds: number) => {
		const realtime = startRealtime();
		const socket = goLive(realtime);
		socket.say(quotes(realtime.now()));
		realtime.sleep(milliseconds);
		return { realtime, socket };
	};

	test.each(["became visible", "network back"] as const)(
		"%s after a nap: the old prices show as stale at once, and a ping asks",
		(type) => {
			const { realtime, socket } = asleep(15_000);
			realtime.actor.send({ type, at: realtime.now() });
			realtime.actor.send({ type, at: realtime.now() });
			expect(realtime.freshness()).toEqual({ is: "stale", since: 1_000_000 });
			expect(socket.sent).toEqual([{ type: "ping", at: 1_015_000 }]);
		},
	);

	test.each(["became visible", "network back"] as const)(
		"%s after a long sleep: the silent socket is given up",
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

describe("freshness", () => {
	test("pitfall 3: a socket that was accepted and says nothing is stale; a pong doesn't clear it, a price does", () => {
		const realtime = startRealtime();
		const socket = goLive(realtime);
		const stale = { is: "stale", since: 1_000_000 };
		expect(realtime.freshness()).toEqual(stale);
		realtime.pass(12_000);
		socket.say(pong);
		socket.say({ type: "closed", ids: [] });
		expect(realtime.freshness()).toEqual(stale);
		socket.say(quotes(realtime.now()));
		expect(realtime.freshness()).toEqual({ is: "live", since: 1_000_000 });
	});

	test("pitfall 3: prices that come again while two pings wait for their answers may be as late: they stay stale until a ping is answered", () => {
		const realtime = startRealtime();
		const socket = goLive(realtime);
		realtime.pass(11_000);
		const at = realtime.now();
		socket.say(quotes(at));
		expect(realtime.freshness()).toEqual({ is: "stale", since: 1_000_000 });
		expect(realtime.emitted).toEqual([{ type: "connected" }, { type: "push", push: quotes(at) }]);
		socket.say(pongAt(instant(at - 1_000)));
		socket.say(quotes(at));
		expect(realtime.freshness()).toEqual({ is: "live", since: 1_000_000 });
	});

	test.each([
		[9_999, "live", 1],
		[10_000, "offline", 2],
	] as const)(
		"pitfall 3: a ping that is answered after %i ms leaves prices %s, on connection %i",
		(late, is, connections) => {
			const realtime = startRealtime();
			const socket = goLive(realtime);
			socket.say(quotes(realtime.now()));
			realtime.pass(late - 5_000);
			socket.say(quotes(realtime.now()));
			realtime.pass(5_000);
			socket.say(pongAt(instant(realtime.now() - late)));
			expect([realtime.freshness().is, realtime.sockets.length]).toEqual([is, connections]);
		},
	);

	test("prices that stop for 10 s are stale since the last one", () => {
		const realtime = startRealtime();
		const socket = goLive(realtime);
		socket.say(quotes(realtime.now()));
		realtime.pass(7_000);
		socket.say(quotes(realtime.now()));
		realtime.pass(9_999);
		expect(realtime.freshness()).toEqual({ is: "live", since: 1_000_000 });
		realtime.pass(1);
		expect(realtime.freshness()).toEqual({ is: "stale", since: 1_007_000 });
	});

	test("a broken connection is offline since the last price, and stale, not live, once it is back", () => {
		const realtime = startRealtime();
		goLive(realtime).say(quotes(realtime.now()));
		realtime.pass(2_000);
		realtime.socket().close();
		expect(realtime.freshness()).toEqual({ is: "offline", since: 1_000_000 });
		realtime.pass(500);
		realtime.socket().open();
		expect(realtime.freshness()).toEqual({ is: "stale", since: 1_000_000 });
		realtime.socket().say(quotes(realtime.now()));
		expect(realtime.freshness()).toEqual({ is: "live", since: 1_002_500 });
	});
});

describe("a device whose clock is set back by an hour", () => {
	const setBack = () => {
		const realtime = startRealtime();
		const socket = goLive(realtime);
		socket.say(quotes(realtime.now()));
		realtime.sleep(-3_600_000);
		return { realtime, socket };
	};

	test("still notices within 10 s that prices have stopped", () => {
		const { realtime } = setBack();
		realtime.pass(10_000);
		expect(realtime.freshness()).toEqual({ is: "stale", since: 1_000_000 });
	});

	test("takes the prices that come from now on for those of this connection", () => {
		const { realtime, socket } = setBack();
		socket.say(quotes(realtime.now()));
		expect(realtime.freshness()).toEqual({ is: "live", since: 1_000_000 - 3_600_000 });
	});

	test("gives up a socket of which nobody knows how long it has been silent", () => {
		const { realtime, socket } = setBack();
		realtime.actor.send({ type: "became visible", at: realtime.now() });
		expect([realtime.state(), socket.isClosed()]).toEqual(["connecting", true]);
	});
});
