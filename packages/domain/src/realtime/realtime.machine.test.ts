import { describe, expect, test } from "vitest";
import { coverMachine } from "../machine-coverage.test-support.ts";
import { instant } from "../time/instant.ts";
import {
	accepted,
	candles,
	goLive,
	live,
	market,
	mia,
	pongAt,
	quotes,
	refused,
	startRealtime,
	trade,
} from "./connection.test-support.ts";
import { realtimeMachine } from "./realtime.machine.ts";

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
