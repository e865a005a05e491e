import { type RealtimeEmitted, realtimeMachine } from "@tradewind/domain/realtime";
import { token } from "@tradewind/domain/session";
import { instant } from "@tradewind/domain/time";
import { WebSocket } from "mock-socket";
import { expect, test, vi } from "vitest";
import { createActor } from "xstate";
import { socketConnection } from "./connection.ts";
import { platformPerTest, url } from "./platform-socket.test-support.ts";
import { createSocketActor } from "./socket-actor.ts";

const start = 1_800_000_000_000;
const platform = platformPerTest(start);

const startRealtime = () => {
	const now = () => instant(Date.now());
	const socket = createSocketActor({
		url,
		clock: { now },
		schedule: (flush) => {
			const timer = setTimeout(flush, 16);
			return () => clearTimeout(timer);
		},
		log: () => {},
		connect: socketConnection(WebSocket),
	});
	const realtime = createActor(realtimeMachine.provide({ actors: { socket } }), {
		input: { now, random: () => 0.5 },
	});
	const emitted: RealtimeEmitted["type"][] = [];
	realtime.on("*", (event) => emitted.push(event.type));
	return { realtime: realtime.start(), emitted };
};
const tick = { type: "DAY_MARKET", symbol: "EURUSD", time: 1, quotation: { close: "1.1", change: "0" } };

test("Spec 1 §4: logs in and subscribes, and does both again after the platform closed the socket", () => {
	const { realtime, emitted } = startRealtime();
	realtime.send({ type: "subscribe", topic: { of: "market" } });
	realtime.send({ type: "initialise", token: token("mia") });
	const acceptLogin = () => {
		vi.advanceTimersByTime(50);
		platform.send({ type: "login_result", code: 1, msg: "" });
		vi.advanceTimersByTime(50);
	};
	acceptLogin();
	platform.send(tick);
	vi.advanceTimersByTime(50);
	platform.clients.at(-1)?.close();
	vi.advanceTimersByTime(600);
	acceptLogin();
	const session = [
		{ type: "login", token: "mia" },
		{ type: "sub", topic: "DAY_MARKET" },
	];
	expect(platform.received.map((text) => JSON.parse(text))).toEqual([...session, ...session]);
	expect(emitted).toEqual(["connected", "push", "reconnected"]);
	realtime.stop();
});

test("pitfall 3: a half-open socket is stale at once and closed after three unanswered pings", () => {
	const { realtime } = startRealtime();
	realtime.send({ type: "initialise", token: undefined });
	vi.advanceTimersByTime(50);
	platform.send(tick);
	vi.advanceTimersByTime(50);
	expect(realtime.getSnapshot().context.freshness.is).toBe("live");
	vi.advanceTimersByTime(10_000);
	expect(realtime.getSnapshot().context.freshness.is).toBe("stale");
	vi.advanceTimersByTime(10_000);
	expect([platform.received.length, platform.clients.length]).toEqual([3, 2]);
	expect(realtime.getSnapshot().context.freshness.is).toBe("stale");
	realtime.stop();
});
