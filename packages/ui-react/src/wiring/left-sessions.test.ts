import { token } from "@tradewind/domain/session";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { noon, signIn, startApp } from "../state/fake-app.test-support.ts";
import { leftSessions } from "../storage/left-sessions.ts";
import { connectLeftSessions } from "./left-sessions.ts";
import { connectSession } from "./session.ts";

const day = 24 * 60 * 60_000;

beforeEach(() => {
	const items = new Map<string, string>();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
		removeItem: (key: string) => void items.delete(key),
	});
});

/** A page with its connection to the platform; `answers` are those of the connections that end a session. */
const openPage = (...answers: readonly boolean[]) => {
	const started = startApp();
	const ended: string[] = [];
	const left = [...answers];
	const app = {
		...started.app,
		endSession: (session: string) => {
			ended.push(session);
			return Promise.resolve(left.shift() ?? false);
		},
	};
	connectSession(app);
	connectLeftSessions(app);
	app.realtime.send({ type: "initialise", token: undefined });
	const received = (message: Parameters<typeof app.realtime.send>[0] & { type: "received" }) =>
		app.realtime.send(message);
	return {
		...started,
		app,
		ended,
		goLive: async () => {
			app.realtime.send({ type: "socket opened" });
			received({
				type: "received",
				message: { type: "login result", accepted: true, message: "" },
				at: noon,
			});
			for (let turn = 0; turn < 20; turn++) await Promise.resolve();
		},
		pong: () => received({ type: "received", message: { type: "pong", at: noon }, at: noon }),
	};
};

const remembered = () => leftSessions(noon).map((left) => left.token);

describe("A-495: a logout", () => {
	test("without a network is sent when the network is back, and then forgotten", async () => {
		const page = openPage(true);
		await signIn(page, 7);
		await page.goLive();
		page.app.realtime.send({ type: "network lost" });
		page.app.session.send({ type: "logout" });
		expect([page.app.session.getSnapshot().context.token, remembered(), page.ended]).toEqual([
			undefined,
			["token 7"],
			[],
		]);
		page.app.realtime.send({ type: "network back" });
		await page.goLive();
		expect([remembered(), page.ended]).toEqual([[], ["token 7"]]);
	});

	test("without a network is sent after a reload, again until the platform has answered", async () => {
		const page = openPage();
		await signIn(page, 7);
		page.app.realtime.send({ type: "network lost" });
		page.app.session.send({ type: "logout" });
		const next = openPage(false, true);
		await next.goLive();
		expect([remembered(), next.ended, next.app.session.getSnapshot().context.token]).toEqual([
			["token 7"],
			["token 7"],
			undefined,
		]);
		next.app.realtime.send({ type: "socket closed" });
		next.app.realtime.send({ type: "network back" });
		await next.goLive();
		expect([remembered(), next.ended]).toEqual([[], ["token 7", "token 7"]]);
	});

	test("that is sent on a connection is forgotten once that connection has answered a later ping", async () => {
		vi.useFakeTimers();
		const page = openPage();
		await signIn(page, 7);
		await page.goLive();
		page.app.session.send({ type: "logout" });
		page.pong();
		const before = remembered();
		vi.advanceTimersByTime(5000);
		page.pong();
		expect([before, remembered(), page.ended]).toEqual([["token 7"], [], []]);
		vi.useRealTimers();
	});

	test("that is sent on a dead connection is sent again by the next one", async () => {
		const page = openPage(true);
		await signIn(page, 7);
		await page.goLive();
		page.app.session.send({ type: "logout" });
		page.app.realtime.send({ type: "socket closed" });
		page.app.realtime.send({ type: "network back" });
		await page.goLive();
		expect([remembered(), page.ended]).toEqual([[], ["token 7"]]);
	});

	test("of a session whose token the next login gets again does not end that one", async () => {
		const page = openPage();
		await signIn(page, 7);
		page.app.session.send({ type: "logout" });
		await signIn(page, 7);
		await page.goLive();
		expect([remembered(), page.ended]).toEqual([[], []]);
	});

	test("is not remembered when the platform has ended the session, nor after a day", async () => {
		const page = openPage();
		await signIn(page, 7);
		page.app.session.send({ type: "session invalid", token: token("token 7") });
		expect(remembered()).toEqual([]);
		await signIn(page, 8);
		page.app.session.send({ type: "logout" });
		expect([remembered(), leftSessions(noon + day)]).toEqual([["token 8"], []]);
	});
});
