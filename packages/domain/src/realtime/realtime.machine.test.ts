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

const live = (prices: "stale" | "flowing", login: "settled" | "refused" | "retrying login" = "settled") => ({
	live: { login, heartbeat: "beating", prices },
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

	test("Spec 1 §4, §9: what was asked for while disconnected is sent once it is live, after the login", () => {
		const realtime = startRealtime();
		realtime.actor.send({ type: "subscribe", topic: trade });
		realtime.actor.send({ type: "initialise", token: mia });
		realtime.actor.send({ type: "subscribe", topic: market });
		realtime.socket().open();
		realtime.actor.send({ type: "subscribe", topic: candles });
		expect(realtime.state()).toBe("logging in");
		expect(realtime.socket().sent).toEqual([{ type: "login", token: mia }]);
		realtime.socket().say(accepted);
		expect(realtime.socket().sent).toEqual([
			{ type: "login", token: mia },
			{ type: "subscribe", topic: trade },
			{ type: "subscribe", topic: market },
			{ type: "subscribe", topic: candles },
		]);
	});

	test("a topic that two screens hold is subscribed to once and kept until both let go", () => {
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

	test("logout gives up the customer's topics, sends the frame and stays live for the visitor", () => {
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

	test("logout during the login takes the login back", () => {
		const realtime = startRealtime();
		realtime.actor.send({ type: "initialise", token: mia });
		realtime.socket().open();
		realtime.actor.send({ type: "logout" });
		realtime.socket().say(accepted);
		expect(realtime.socket().sent).toEqual([{ type: "login", token: mia }, { type: "logout" }]);
		expect(realtime.state()).toEqual(live("stale"));
	});

	test("logout without a connection leaves nothing to log in with", () => {
		const realtime = startRealtime();
		goLive(realtime, mia).close();
		realtime.actor.send({ type: "logout" });
		realtime.pass(500);
		realtime.socket().open();
		expect(realtime.socket().sent).toEqual([]);
	});

	test("a refused login is told, and the connection serves the visitor", () => {
		const realtime = startRealtime();
		realtime.actor.send({ type: "subscribe", topic: trade });
		realtime.actor.send({ type: "subscribe", topic: market });
		realtime.actor.send({ type: "initialise", token: mia });
		realtime.socket().open();
		realtime.socket().say(refused);
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

test("a session that the platform ends while live is told, and prices go on", () => {
	const realtime = startRealtime();
	const socket = goLive(realtime, mia);
	realtime.actor.send({ type: "subscribe", topic: trade });
	socket.say(refused);
	expect(realtime.emitted).toEqual([
		{ type: "connected" },
		{ type: "login refused", token: mia, message: "expired" },
	]);
	expect([realtime.state(), realtime.sockets.length]).toEqual([live("stale", "refused"), 1]);
	socket.close();
	realtime.pass(500);
	realtime.socket().open();
	realtime.socket().say(accepted);
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
		realtime.socket().say(refused);
		realtime.socket().say(quotes(realtime.now()));
	};
	const confirm = (realtime: ReturnType<typeof startRealtime>) => {
		realtime.actor.send({ type: "initialise", token: mia });
		realtime.actor.send({ type: "session confirmed" });
	};

	test("is tried again on the same connection, and what only the customer may hear is asked for once it is accepted", () => {
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
		expect([realtime.state(), realtime.socket().sent]).toEqual([live("flowing", "retrying login"), before]);
		realtime.socket().say(accepted);
		realtime.actor.send({ type: "subscribe", topic: { of: "closed" } });
		expect([realtime.state(), realtime.sockets.length, realtime.socket().sent]).toEqual([
			live("flowing"),
			1,
			[...before, { type: "subscribe", topic: trade }, { type: "subscribe", topic: { of: "closed" } }],
		]);
	});

	test("is tried once for each confirmation, and for nothing else", () => {
		const realtime = refuse();
		const logins = () => realtime.socket().sent.filter(({ type }) => type === "login").length;
		realtime.actor.send({ type: "initialise", token: mia });
		expect(logins()).toBe(1);
		confirm(realtime);
		confirm(realtime);
		expect(logins()).toBe(2);
		realtime.socket().say(refused);
		realtime.actor.send({ type: "initialise", token: mia });
		expect([realtime.state(), logins()]).toEqual([live("flowing", "refused"), 2]);
		confirm(realtime);
		realtime.socket().say(accepted);
		confirm(realtime);
		expect([realtime.state(), logins()]).toEqual([live("flowing"), 3]);
		const refusal = { type: "login refused", token: mia, message: "expired" };
		expect(realtime.emitted.filter(({ type }) => type === "login refused")).toEqual([refusal, refusal]);
	});

	test("connects anew where nothing answers the new try within 5 s", () => {
		const realtime = refuse();
		confirm(realtime);
		realtime.pass(5_000);
		expect(realtime.state()).toBe("waiting to reconnect");
	});

	test("is not tried again after a logout, which takes back the new try too", () => {
		const [before, during] = [refuse(), refuse()];
		before.actor.send({ type: "logout" });
		before.actor.send({ type: "session confirmed" });
		confirm(during);
		during.actor.send({ type: "logout" });
		during.socket().say(accepted);
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
		realtime.socket().say(accepted);
		realtime.actor.send({ type: "initialise", token: mia });
		expect([realtime.state(), realtime.sockets.length, realtime.emitted]).toEqual([
			live("stale"),
			1,
			[{ type: "connected" }],
		]);
	});

	test("Spec 1 §4: another session connects anew with the subscriptions cleared", () => {
		const realtime = startRealtime();
		const first = goLive(realtime, mia);
		realtime.actor.send({ type: "subscribe", topic: market });
		realtime.actor.send({ type: "initialise", token: noah });
		expect(first.isClosed()).toBe(true);
		realtime.socket().open();
		realtime.socket().say(accepted);
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

describe("Spec 1 §9: time-outs and heartbeat", () => {
	test("a connect attempt ends after 5 s", () => {
		const realtime = startRealtime();
		realtime.actor.send({ type: "initialise", token: undefined });
		realtime.pass(4_999);
		expect(realtime.state()).toBe("connecting");
		realtime.pass(1);
		expect([realtime.state(), realtime.socket().isClosed()]).toEqual(["waiting to reconnect", true]);
	});

	test("so does a login without an answer", () => {
		const realtime = startRealtime();
		realtime.actor.send({ type: "initialise", token: mia });
		realtime.socket().open();
		realtime.pass(5_000);
		expect(realtime.state()).toBe("waiting to reconnect");
	});

	test("a ping goes out every 5 s", () => {
		const realtime = startRealtime();
		const socket = goLive(realtime);
		realtime.pass(5_000);
		socket.say(pong);
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
		socket.say({ type: "pong", at: undefined });
		realtime.pass(19_999);
		expect([realtime.sockets.length, socket.sent.length]).toEqual([1, 5]);
	});

	test("more than 2 unanswered pings reconnect; 2 do not", () => {
		const realtime = startRealtime();
		const socket = goLive(realtime);
		realtime.pass(10_000);
		socket.say(pong);
		realtime.pass(19_999);
		expect([realtime.sockets.length, socket.sent.length]).toEqual([1, 5]);
		realtime.pass(1);
		expect(realtime.state()).toBe("connecting");
		expect([realtime.sockets.length, socket.isClosed()]).toEqual([2, true]);
	});
});

describe("coming back", () => {
	test("after an interruption: log in, subscribe again, then tell that lists are to be re-read", () => {
		const realtime = startRealtime();
		const first = goLive(realtime, mia);
		realtime.actor.send({ type: "subscribe", topic: market });
		realtime.actor.send({ type: "subscribe", topic: trade });
		first.close();
		expect(realtime.state()).toBe("waiting to reconnect");
		realtime.pass(500);
		realtime.socket().open();
		expect(realtime.emitted).toEqual([{ type: "connected" }]);
		realtime.socket().say(accepted);
		expect(realtime.socket().sent).toEqual([
			{ type: "login", token: mia },
			{ type: "subscribe", topic: market },
			{ type: "subscribe", topic: trade },
		]);
		expect(realtime.emitted).toEqual([{ type: "connected" }, { type: "reconnected" }]);
	});

	test("a first attempt that failed, or a start without a network, is told as a reconnection once it is live", () => {
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

	test("waits longer after each failure, to a ceiling, and short again once a ping was answered", () => {
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
		realtime.socket().say(pong);
		realtime.socket().close();
		expect(waits()).toBe(500);
	});

	test("a platform that accepts and hangs up at once doesn't shorten the wait", () => {
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

	test("stop closes the socket and stays down", () => {
		const realtime = startRealtime();
		const socket = goLive(realtime);
		realtime.actor.send({ type: "stop" });
		realtime.pass(3_600_000);
		expect([realtime.state(), realtime.sockets.length, socket.isClosed()]).toEqual(["idle", 1, true]);
	});
});
