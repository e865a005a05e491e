import { describe, expect, test } from "vitest";
import {
	accepted,
	candles,
	goLive,
	live,
	market,
	mia,
	noah,
	quotes,
	refused,
	startRealtime,
	trade,
} from "./connection.test-support.ts";

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
