import { createQuoteBoard, instrumentCode } from "@tradewind/domain/market";
import { decimal, toText } from "@tradewind/domain/money";
import { type Push, type RealtimeEmitted, realtimeMachine } from "@tradewind/domain/realtime";
import { token } from "@tradewind/domain/session";
import { instant } from "@tradewind/domain/time";
import { createVirtualClock } from "@tradewind/mock-server";
import { createNodeHost, type NodeHost } from "@tradewind/mock-server/node";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { endSession } from "./end-session.ts";
import type { BadFrame } from "./read-frame.ts";
import { createSocketActor } from "./socket-actor.ts";
import { socketUrl } from "./socket-url.ts";

const clock = createVirtualClock();
let host: NodeHost;
let realtime: ReturnType<typeof startRealtime>;

beforeEach(async () => {
	clock.reset();
	host = await createNodeHost({ port: 0, clock });
	realtime = startRealtime(host.url);
});
afterEach(async () => {
	realtime.actor.stop();
	await host.close();
});

/** Machine, adapter and quote board as the app combines them, on real sockets. */
const startRealtime = (url: string) => {
	const now = () => instant(Date.now());
	const dropped: BadFrame[] = [];
	const socket = createSocketActor({
		url: socketUrl(new URL(url)),
		clock: { now },
		schedule: (flush) => {
			const timer = setTimeout(flush, 1);
			return () => clearTimeout(timer);
		},
		log: (frame) => dropped.push(frame),
	});
	const actor = createActor(realtimeMachine.provide({ actors: { socket } }), {
		input: { now, random: () => 0 },
	});
	const board = createQuoteBoard();
	const pushes: Push[] = [];
	const emitted: RealtimeEmitted["type"][] = [];
	actor.on("*", (event) => emitted.push(event.type));
	actor.on("push", ({ push }) => {
		if (push.type === "quotes") board.apply(push.quotes);
		else pushes.push(push);
	});
	return { actor: actor.start(), board, pushes, emitted, dropped };
};
const firstPrice = () =>
	waitFor(realtime.actor, (snapshot) => snapshot.context.freshness.is === "live", { timeout: 5_000 });

const call = async (path: string, headers: Record<string, string> = {}, form?: Record<string, string>) => {
	const body = form && { method: "POST", body: new URLSearchParams(form) };
	const answer = await fetch(`${host.url}${path}`, { headers: { lang: "en", ...headers }, ...body });
	const { code, data } = await answer.json();
	expect(code).toBe(1);
	return data;
};

describe("with the socket of the mock platform", () => {
	test("a visitor gets the quotes of every open market, equal to the list", async () => {
		realtime.actor.send({ type: "subscribe", topic: { of: "market" } });
		realtime.actor.send({ type: "initialise", token: undefined });
		await firstPrice();
		clock.advance(30_000);
		const list: { Code: string; MarketStatus: number; ForexQuotations: { Close: string } }[] =
			await call("/v2/api/forex/trade_list");
		const open = list.filter(({ MarketStatus }) => MarketStatus === 1);
		expect(open.length).toBeGreaterThan(20);
		const closes = open.map(({ Code, ForexQuotations }) => [Code, toText(decimal(ForexQuotations.Close))]);
		await vi.waitFor(() =>
			expect(
				open.map(({ Code }) => {
					const quote = realtime.board.get(instrumentCode(Code));
					return [Code, quote && toText(quote.price)];
				}),
			).toEqual(closes),
		);
		expect(realtime.dropped).toEqual([]);
	});

	test("a customer gets pushes of the own orders: held, then closed", async () => {
		const { token: text } = await call(
			"/api/user/loginForU",
			{},
			{
				account: "mia@tradewind.test",
				password: "Tradewind-1",
				login_type: "email",
				device_system: "Android",
				device_version: "15",
				device_id: "a-device",
			},
		);
		for (const name of ["market", "trade", "closed"] as const)
			realtime.actor.send({ type: "subscribe", topic: { of: name } });
		realtime.actor.send({ type: "initialise", token: token(text) });
		await firstPrice();
		const order =
			"type=1&cont=0.1&forex_id=1&status=1&target_price=0&stop_loss_price=0&target_profit_price=0&multiple=100";
		const { Id } = await call(`/v2/api/forex/submit?${order}&t=1`, { authorization: text });
		clock.advance(1_000);
		await vi.waitFor(() =>
			expect(realtime.pushes.at(-1)).toMatchObject({ type: "trade", update: { orders: [{ id: Id }] } }),
		);
		await call(`/v2/api/forex/close?id=${Id}&t=1`, { authorization: text });
		clock.advance(1_000);
		await vi.waitFor(() => expect(realtime.pushes).toContainEqual({ type: "closed", ids: [Id] }));
		expect(realtime.dropped).toEqual([]);
	});

	test("an unknown token is reported as refused, and prices arrive", async () => {
		realtime.actor.send({ type: "subscribe", topic: { of: "market" } });
		realtime.actor.send({ type: "initialise", token: token("made up") });
		await firstPrice();
		expect(realtime.emitted.filter((type) => type !== "push")).toEqual(["login refused", "connected"]);
	});

	test("after the platform restarts the client reconnects, and prices arrive again", async () => {
		realtime.actor.send({ type: "subscribe", topic: { of: "market" } });
		realtime.actor.send({ type: "subscribe", topic: { of: "candles", code: instrumentCode("EURUSD") } });
		realtime.actor.send({ type: "initialise", token: undefined });
		await firstPrice();
		await host.close();
		await waitFor(realtime.actor, (snapshot) => snapshot.context.freshness.is === "offline");
		realtime.pushes.length = 0;
		host = await createNodeHost({ port: Number(new URL(host.url).port), clock });
		await firstPrice();
		expect(realtime.emitted).toContain("reconnected");
		await vi.waitFor(() =>
			expect(realtime.pushes).toContainEqual(expect.objectContaining({ type: "candle" })),
		);
	});
});

test("A-495: a left session is ended on the platform by a connection of its own, and is over when it is asked again", async () => {
	const { control } = host.platform;
	const mia = token(control["session/open"]({ account: "mia@tradewind.test" }).token);
	const isValid = async () =>
		(await (await fetch(`${host.url}/api/user/info`, { headers: { authorization: mia } })).json()).code;
	const end = () => endSession(mia, { url: socketUrl(new URL(host.url)), now: Date.now, log: () => {} });
	expect([await isValid(), await end(), await isValid(), await end()]).toEqual([1, true, 999, true]);
});
