import { describe, expect, test } from "vitest";
import { coverMachine } from "../machine-coverage.test-support.ts";
import { instrumentCode } from "../market/instrument.ts";
import { instant } from "../time/instant.ts";
import {
	accepted,
	goLive,
	mia,
	noah,
	pong,
	pongAt,
	quotes,
	refused,
	startRealtime,
} from "./connection.test-support.ts";
import type { Topic } from "./frame.ts";
import { realtimeMachine } from "./realtime.machine.ts";

const market: Topic = { of: "market" };
const trade: Topic = { of: "trade" };
const candles: Topic = { of: "candles", code: instrumentCode("EURUSD") };

const live = (prices: "stale" | "fresh", login: "settled" | "refused" | "retrying login" = "settled") => ({
	live: { login, heartbeat: "pinging", prices },
});

test("every state and every transition is covered", () => {
	const at = instant(1_000_000);
	const long = instant(900_000);
	const coverage = coverMachine(
		realtimeMachine,
		[
			{ type: "initialise", token: undefined },
			{ type: "initialise", token: mia },
			{ type: "session confirmed" },
			{ type: "subscribe", topic: trade },
			{ type: "unsubscribe", topic: trade },
			{ type: "logout" },
			{ type: "network lost" },
			{ type: "network back" },
			{ type: "became visible", at },
			{ type: "stop" },
			{ type: "socket opened" },
			{ type: "socket closed" },
			{ type: "received", message: accepted, at },
			{ type: "received", message: refused, at },
			{ type: "received", message: pongAt(at), at },
			{ type: "received", message: pongAt(long), at: long },
			{ type: "received", message: pongAt(long), at },
			{ type: "received", message: quotes(at), at },
			{ type: "received", message: quotes(long), at: long },
			{ type: "received", message: { type: "closed", ids: [] }, at },
		],
		{
			input: { now: () => at, random: () => 0 },
			sameWhen: ({ value, context }) => [
				value,
				context.session,
				Math.min(context.subscriptions.trade?.subscribers ?? 0, 2),
				context.unansweredPings,
				context.lastPriceAt,
				context.lastMessageAt,
			],
		},
	);
	expect({ states: coverage.states, transitions: coverage.transitions.length }).toEqual({
		states: 16,
		transitions: 59,
	});
});

describe("Spec 1 §4: connect, login, subscribe, logout", () => {
	test("a visitor goes live without a login", () => {
		const realtime = startRealtime();
		realtime.actor.send({ type: "subscribe", topic: market });
		realtime.actor.send({ type: "initialise", token: undefined });
		expect(realtime.state()).toBe("connecting");
		realtime.socket().open();
		expect(realtime.state()).toEqual(live("stale"));
		expect(realtime.socket().sent).toEqual([{ type: "subscribe", topic: market }]);
	});

	test("Spec 1 §4, §9: subscriptions requested while disconnected are sent once the connection is live, after the login", () => {
		const realtime = startRealtime();
		realtime.actor.send({ type: "subscribe", topic: trade });
		realtime.actor.send({ type: "initialise", token: mia });
		realtime.actor.send({ type: "subscribe", topic: market });
		realtime.socket().open();
		realtime.actor.send({ type: "subscribe", topic: candles });
		expect(realtime.state()).toBe("logging in");
		expect(realtime.socket().sent).toEqual([{ type: "login", token: mia }]);
		realtime.socket().dispatch(accepted);
		expect(realtime.socket().sent).toEqual([
			{ type: "login", token: mia },
			{ type: "subscribe", topic: trade },
			{ type: "subscribe", topic: market },
			{ type: "subscribe", topic: candles },
		]);
	});

	test("a topic with two subscribers is subscribed once and kept until both unsubscribe", () => {
		const realtime = startRealtime();
		const socket = goLive(realtime);
		for (const type of ["subscribe", "subscribe", "unsubscribe"] as const)
			realtime.actor.send({ type, topic: candles });
		expect(socket.sent).toEqual([{ type: "subscribe", topic: candles }]);
		realtime.actor.send({ type: "unsubscribe", topic: candles });
		realtime.actor.send({ type: "unsubscribe", topic: candles });
		expect(socket.sent).toEqual([
			{ type: "subscribe", topic: candles },
			{ type: "unsubscribe", topic: candles },
		]);
	});

	test("a logout removes the customer's topics, sends the frame and stays live for the visitor", () => {
		const realtime = startRealtime();
		const socket = goLive(realtime, mia);
		realtime.actor.send({ type: "subscribe", topic: market });
		realtime.actor.send({ type: "subscribe", topic: trade });
		realtime.actor.send({ type: "logout" });
		realtime.actor.send({ type: "initialise", token: undefined });
		expect(socket.sent.slice(3)).toEqual([{ type: "unsubscribe", topic: trade }, { type: "logout" }]);
		expect([realtime.state(), realtime.sockets.length]).toEqual([live("stale"), 1]);
	});

	test("pitfall 10: six ends of one session send one logout frame", () => {
		const realtime = startRealtime();
		const socket = goLive(realtime, mia);
		for (let call = 1; call <= 6; call++) realtime.actor.send({ type: "logout" });
		expect(socket.sent.filter((message) => message.type === "logout")).toEqual([{ type: "logout" }]);
	});

	test("a logout during the login cancels the login", () => {
		const realtime = startRealtime();
		realtime.actor.send({ type: "initialise", token: mia });
		realtime.socket().open();
		realtime.actor.send({ type: "logout" });
		realtime.socket().dispatch(accepted);
		expect(realtime.socket().sent).toEqual([{ type: "login", token: mia }, { type: "logout" }]);
		expect(realtime.state()).toEqual(live("stale"));
	});

	test("a logout without a connection leaves no token for the next login", () => {
		const realtime = startRealtime();
		goLive(realtime, mia).close();
		realtime.actor.send({ type: "logout" });
		realtime.pass(500);
		realtime.socket().open();
		expect(realtime.socket().sent).toEqual([]);
	});

	test("a refused login is emitted, and the connection continues for a visitor", () => {
		const realtime = startRealtime();
		realtime.actor.send({ type: "subscribe", topic: trade });
		realtime.actor.send({ type: "subscribe", topic: market });
		realtime.actor.send({ type: "initialise", token: mia });
		realtime.socket().open();
		realtime.socket().dispatch(refused);
		expect(realtime.emitted).toEqual([
			{ type: "login refused", token: mia, message: "expired" },
			{ type: "connected" },
		]);
		expect(realtime.socket().sent).toEqual([
			{ type: "login", token: mia },
			{ type: "subscribe", topic: market },
		]);
	});
});

test("a session that the platform ends while live is emitted, and prices continue", () => {
	const realtime = startRealtime();
	const socket = goLive(realtime, mia);
	realtime.actor.send({ type: "subscribe", topic: trade });
	socket.dispatch(refused);
	expect(realtime.emitted).toEqual([
		{ type: "connected" },
		{ type: "login refused", token: mia, message: "expired" },
	]);
	expect([realtime.state(), realtime.sockets.length]).toEqual([live("stale", "refused"), 1]);
	socket.close();
	realtime.pass(500);
	realtime.socket().open();
	realtime.socket().dispatch(accepted);
	expect(realtime.socket().sent).toEqual([{ type: "login", token: mia }]);
});

describe("A-19: a login that was refused and whose session is confirmed afterwards", () => {
	const login = { type: "login", token: mia } as const;
	const refuse = () => {
		const realtime = startRealtime();
		realtime.actor.send({ type: "subscribe", topic: market });
		goLiveRefused(realtime);
		return realtime;
	};
	const goLiveRefused = (realtime: ReturnType<typeof startRealtime>) => {
		realtime.actor.send({ type: "initialise", token: mia });
		realtime.socket().open();
		realtime.socket().dispatch(refused);
		realtime.socket().dispatch(quotes(realtime.now()));
	};
	const confirm = (realtime: ReturnType<typeof startRealtime>) => {
		realtime.actor.send({ type: "initialise", token: mia });
		realtime.actor.send({ type: "session confirmed" });
	};

	test("is retried on the same connection, and the customer's topics are subscribed once it is accepted", () => {
		const realtime = refuse();
		confirm(realtime);
		realtime.actor.send({ type: "subscribe", topic: trade });
		realtime.actor.send({ type: "subscribe", topic: candles });
		const before = [
			login,
			{ type: "subscribe", topic: market },
			login,
			{ type: "subscribe", topic: candles },
		];
		expect([realtime.state(), realtime.socket().sent]).toEqual([live("fresh", "retrying login"), before]);
		realtime.socket().dispatch(accepted);
		realtime.actor.send({ type: "subscribe", topic: { of: "closed" } });
		expect([realtime.state(), realtime.sockets.length, realtime.socket().sent]).toEqual([
			live("fresh"),
			1,
			[...before, { type: "subscribe", topic: trade }, { type: "subscribe", topic: { of: "closed" } }],
		]);
	});

	test("is retried once per confirmation, and by no other event", () => {
		const realtime = refuse();
		const logins = () => realtime.socket().sent.filter(({ type }) => type === "login").length;
		realtime.actor.send({ type: "initialise", token: mia });
		expect(logins()).toBe(1);
		confirm(realtime);
		confirm(realtime);
		expect(logins()).toBe(2);
		realtime.socket().dispatch(refused);
		realtime.actor.send({ type: "initialise", token: mia });
		expect([realtime.state(), logins()]).toEqual([live("fresh", "refused"), 2]);
		confirm(realtime);
		realtime.socket().dispatch(accepted);
		confirm(realtime);
		expect([realtime.state(), logins()]).toEqual([live("fresh"), 3]);
		const refusal = { type: "login refused", token: mia, message: "expired" };
		expect(realtime.emitted.filter(({ type }) => type === "login refused")).toEqual([refusal, refusal]);
	});

	test("connects again if the retry is not answered within 5 s", () => {
		const realtime = refuse();
		confirm(realtime);
		realtime.pass(5_000);
		expect(realtime.state()).toBe("waiting to reconnect");
	});

	test("is not retried after a logout, which cancels a running retry too", () => {
		const [before, during] = [refuse(), refuse()];
		before.actor.send({ type: "logout" });
		before.actor.send({ type: "session confirmed" });
		confirm(during);
		during.actor.send({ type: "logout" });
		during.socket().dispatch(accepted);
		during.pass(5_000);
		expect([before, during].map((realtime) => realtime.sockets.length)).toEqual([1, 1]);
		expect([before, during].map((realtime) => realtime.socket().sent.slice(2))).toEqual([
			[{ type: "logout" }],
			[login, { type: "logout" }, { type: "ping", at: 1_005_000 }],
		]);
	});
});

describe("Spec 1 §2: initialised on every navigation", () => {
	test("the same session again changes nothing, whether connecting, logging in or live", () => {
		const realtime = startRealtime();
		realtime.actor.send({ type: "initialise", token: mia });
		realtime.actor.send({ type: "initialise", token: mia });
		realtime.socket().open();
		realtime.actor.send({ type: "initialise", token: mia });
		realtime.socket().dispatch(accepted);
		realtime.actor.send({ type: "initialise", token: mia });
		expect([realtime.state(), realtime.sockets.length, realtime.emitted]).toEqual([
			live("stale"),
			1,
			[{ type: "connected" }],
		]);
	});

	test("Spec 1 §4: another session reconnects with the subscriptions cleared", () => {
		const realtime = startRealtime();
		const first = goLive(realtime, mia);
		realtime.actor.send({ type: "subscribe", topic: market });
		realtime.actor.send({ type: "initialise", token: noah });
		expect(first.isClosed()).toBe(true);
		realtime.socket().open();
		realtime.socket().dispatch(accepted);
		expect(realtime.socket().sent).toEqual([{ type: "login", token: noah }]);
		expect(realtime.emitted).toEqual([
			{ type: "connected" },
			{ type: "subscriptions cleared" },
			{ type: "reconnected" },
		]);
	});

	test("while waiting to reconnect it connects at once", () => {
		const realtime = startRealtime();
		goLive(realtime).close();
		realtime.actor.send({ type: "initialise", token: undefined });
		expect(realtime.state()).toBe("connecting");
	});
});

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
