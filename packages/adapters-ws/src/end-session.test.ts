import { token } from "@tradewind/domain/session";
import { WebSocket } from "mock-socket";
import { expect, test, vi } from "vitest";
import { socketConnection } from "./connection.ts";
import { endSession } from "./end-session.ts";
import { platformPerTest, url } from "./platform-socket.test-support.ts";

const platform = platformPerTest(1_800_000_000_000);

const end = () =>
	endSession(token("mia"), {
		url,
		now: Date.now,
		log: () => {},
		connect: socketConnection(WebSocket),
	});
const sent = () => platform.received.map((text) => JSON.parse(text).type);

/** A platform that answers a login with a code, and pings only if it is `alive`. */
const answering = ({ code, alive }: { readonly code: number; readonly alive: boolean }) =>
	platform.onConnection((client) =>
		client.on("message", (text) => {
			const frame = JSON.parse(String(text));
			if (frame.type === "login") client.send(JSON.stringify({ type: "login_result", code, msg: "" }));
			if (frame.type === "ping" && alive) client.send(JSON.stringify({ type: "pong", time: frame.time }));
		}),
	);

test("A-495: a session is ended by login and logout, and is over once the platform answers what follows", async () => {
	answering({ code: 1, alive: true });
	const over = end();
	await vi.advanceTimersByTimeAsync(1000);
	expect([await over, sent()]).toEqual([true, ["login", "logout", "ping"]]);
});

test("A-495: a session whose login is refused is over already", async () => {
	answering({ code: 999, alive: true });
	const over = end();
	await vi.advanceTimersByTimeAsync(1000);
	expect([await over, sent()]).toEqual([true, ["login"]]);
});

test("A-495: a session is not known to be over while the logout is not answered", async () => {
	answering({ code: 1, alive: false });
	const over = end();
	await vi.advanceTimersByTimeAsync(10_100);
	expect(await over).toBe(false);
});

test("A-495: a session is not known to be over without a connection", async () => {
	platform.stop();
	const over = end();
	await vi.advanceTimersByTimeAsync(1000);
	expect(await over).toBe(false);
});
