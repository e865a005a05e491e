import { instrumentCode, type Quote } from "@tradewind/domain/market";
import { decimal } from "@tradewind/domain/money";
import { token } from "@tradewind/domain/session";
import { instant } from "@tradewind/domain/time";
import { describe, expect, test, vi } from "vitest";
import { platformPerTest, startSocket } from "./platform-socket.test-support.ts";

const start = 1_800_000_000_000;
const platform = platformPerTest(start);

const connect = () => {
	const socket = startSocket();
	vi.advanceTimersByTime(100);
	return socket;
};
const tick = (symbol: string, time: number, close: string) => ({
	type: "DAY_MARKET",
	symbol,
	time,
	quotation: { close, change: "0.1" },
});
const quote = (code: string, madeAt: number, worth: string, receivedAt = start + 100): Quote => ({
	code: instrumentCode(code),
	price: decimal(worth) as Quote["price"],
	change: decimal("0.1") as Quote["change"],
	madeAt: instant(madeAt),
	receivedAt: instant(receivedAt),
});
const received = (message: unknown, at = start + 100) => ({ type: "received", message, at });

describe("Spec 1 §7: what the client sends", () => {
	test("each message as a frame of the platform", () => {
		const socket = connect();
		for (const message of [
			{ type: "login", token: token("mia") },
			{ type: "subscribe", topic: { of: "market" } },
			{ type: "subscribe", topic: { of: "trade" } },
			{ type: "subscribe", topic: { of: "closed" } },
			{ type: "unsubscribe", topic: { of: "candles", code: instrumentCode("EURUSD") } },
			{ type: "ping", at: instant(5) },
			{ type: "logout" },
		] as const)
			socket.send({ type: "send", message });
		vi.advanceTimersByTime(100);
		expect(platform.received.map((text) => JSON.parse(text))).toEqual([
			{ type: "login", token: "mia" },
			{ type: "sub", topic: "DAY_MARKET" },
			{ type: "sub", topic: "FOREX_TRADE" },
			{ type: "sub", topic: "FOREX_CLOSED" },
			{ type: "unsub", topic: "KLINE.EURUSD" },
			{ type: "ping", time: 5 },
			{ type: "logout" },
		]);
	});
});

describe("Spec 1 §7: what the platform sends", () => {
	test("all but quotes and figures of orders are delivered at once and in order; figures before a close", () => {
		const socket = connect();
		platform.send(
			{ type: "login_result", code: 999, msg: "expired" },
			{ type: "pong", time: 5 },
			{
				type: "FOREX_TRADE",
				data: {
					ProfitsTotal: "-1.5",
					HazardRate: "90",
					CautionMoneyAll: "20",
					TransOrder: [{ Id: 7, UpdatePrice: "1.1", FactProfits: "-1.5" }],
				},
			},
			{
				type: "KLINE",
				symbol: "EURUSD",
				data: { Period: "60min", Time: 60, Open: "1", High: "2", Low: "0.5", Close: "1.5", Volume: "10" },
			},
			{ type: "FOREX_CLOSED", data: { Ids: [7, 8] } },
		);
		expect(socket.events).toEqual([
			{ type: "socket opened" },
			received({ type: "login result", accepted: false, message: "expired" }),
			received({ type: "pong", at: 5 }),
			received({
				type: "candle",
				code: "EURUSD",
				period: "1H",
				candle: {
					time: 60,
					open: decimal("1"),
					high: decimal("2"),
					low: decimal("0.5"),
					close: decimal("1.5"),
					volume: decimal("10"),
				},
			}),
			received({
				type: "trade",
				update: {
					totals: { profit: decimal("-1.5"), hazardRate: decimal("90"), margin: decimal("20") },
					orders: [{ id: 7, latestPrice: decimal("1.1"), profit: decimal("-1.5") }],
					isOfOneMoment: true,
				},
			}),
			received({ type: "closed", ids: [7, 8] }),
		]);
		expect(socket.cancel).toHaveBeenCalledTimes(1);
	});

	test("Spec 1 §7, §8: a frame without a type, that is not JSON or breaks the contract is logged and dropped", () => {
		const socket = connect();
		platform.send(
			{ symbol: "EURUSD" },
			"{",
			"null",
			{ type: "KLINE", symbol: "EURUSD" },
			{ type: "NEWS" },
			tick("EURUSD", 1, "1e5"),
			{ type: "pong", time: 5 },
		);
		expect(socket.dropped).toEqual([
			{ problem: "without a type", text: '{"symbol":"EURUSD"}' },
			{ problem: "not JSON", text: "{" },
			{ problem: "without a type", text: "null" },
			{ problem: "malformed", text: '{"type":"KLINE","symbol":"EURUSD"}' },
			{ problem: "malformed", text: '{"type":"NEWS"}' },
			{
				problem: "malformed",
				text: '{"type":"DAY_MARKET","symbol":"EURUSD","time":1,"quotation":{"close":"1e5","change":"0.1"}}',
			},
		]);
		expect(socket.events.slice(1)).toEqual([received({ type: "pong", at: 5 })]);
		expect(socket.nextFrame()).toBe(false);
	});
});

describe("quotes are delivered once a frame of the screen", () => {
	test("pitfall 14: many ticks become one message with the last of each instrument", () => {
		const socket = connect();
		for (let time = 1; time <= 500; time++)
			platform.send(tick("EURUSD", time, `1.${time}`), tick("XAUUSD", time, "9"));
		expect(socket.events).toEqual([{ type: "socket opened" }]);
		vi.advanceTimersByTime(16);
		expect(socket.nextFrame()).toBe(true);
		expect(socket.events.slice(1)).toEqual([
			received({ type: "quotes", quotes: [quote("EURUSD", 500, "1.500"), quote("XAUUSD", 500, "9")] }),
		]);
		expect(socket.nextFrame()).toBe(false);
	});

	test("the next frame delivers only what was received since", () => {
		const socket = connect();
		platform.send(tick("EURUSD", 1, "1.1"), tick("XAUUSD", 1, "9"));
		socket.nextFrame();
		platform.send(tick("XAUUSD", 2, "10"));
		socket.nextFrame();
		expect(socket.events.slice(2)).toEqual([
			received({ type: "quotes", quotes: [quote("XAUUSD", 2, "10")] }),
		]);
	});

	test("a late tick does not replace a newer one", () => {
		const socket = connect();
		platform.send(tick("EURUSD", 2, "1.2"), tick("EURUSD", 1, "1.1"));
		socket.nextFrame();
		expect(socket.events.slice(1)).toEqual([
			received({ type: "quotes", quotes: [quote("EURUSD", 2, "1.2")] }),
		]);
	});

	test("pitfall 14: quotes and figures of orders that come in one frame of the screen are delivered together", () => {
		const socket = connect();
		for (let time = 1; time <= 500; time++)
			platform.send(tick("EURUSD", time, `1.${time}`), {
				type: "FOREX_TRADE",
				data: {
					ProfitsTotal: String(time),
					HazardRate: "90",
					CautionMoneyAll: "20",
					TransOrder: [{ Id: 7 + (time % 2), UpdatePrice: `1.${time}`, FactProfits: String(time) }],
				},
			});
		expect([socket.nextFrame(), socket.nextFrame()]).toEqual([true, false]);
		expect(socket.events.slice(1)).toEqual([
			received({ type: "quotes", quotes: [quote("EURUSD", 500, "1.500")] }),
			received({
				type: "trade",
				update: {
					totals: { profit: decimal("500"), hazardRate: decimal("90"), margin: decimal("20") },
					orders: [
						{ id: 8, latestPrice: decimal("1.499"), profit: decimal("499") },
						{ id: 7, latestPrice: decimal("1.500"), profit: decimal("500") },
					],
					isOfOneMoment: false,
				},
			}),
		]);
	});

	test("after the page slept, quotes have the time of their receipt", () => {
		const socket = connect();
		platform.send(tick("EURUSD", 1, "1.1"));
		vi.advanceTimersByTime(60_000);
		socket.nextFrame();
		expect(socket.events.slice(1)).toEqual([
			received({ type: "quotes", quotes: [quote("EURUSD", 1, "1.1")] }),
		]);
	});

	test("the last tick is delivered before the close of the connection", () => {
		const socket = connect();
		platform.send(tick("EURUSD", 1, "1.1"));
		platform.clients.at(-1)?.close();
		vi.advanceTimersByTime(100);
		expect(socket.events.map((event) => event.type)).toEqual(["socket opened", "received", "socket closed"]);
		expect(socket.cancel).toHaveBeenCalledTimes(1);
	});
});

describe("the end of a socket", () => {
	test("an unreachable platform is reported as closed, once", () => {
		platform.stop();
		const socket = connect();
		expect(socket.events).toEqual([{ type: "socket closed" }]);
	});

	test("a stopped actor closes its socket and reports nothing", () => {
		const socket = connect();
		const closed = vi.fn();
		platform.clients.at(-1)?.on("close", closed);
		platform.send(tick("EURUSD", 1, "1.1"));
		socket.parent.stop();
		platform.send({ type: "pong", time: 5 });
		vi.advanceTimersByTime(100);
		expect([socket.events, closed.mock.calls.length]).toEqual([[{ type: "socket opened" }], 1]);
		expect(socket.cancel).toHaveBeenCalledTimes(1);
	});

	test("an actor that is stopped while it connects closes its socket once open", () => {
		const closed = vi.fn();
		platform.onConnection((client) => client.on("close", closed));
		const socket = startSocket();
		socket.parent.stop();
		expect(closed).not.toHaveBeenCalled();
		vi.advanceTimersByTime(100);
		expect([socket.events, closed.mock.calls.length]).toEqual([[], 1]);
	});

	test("messages to a closing socket are dropped", () => {
		const socket = connect();
		platform.clients.at(-1)?.close();
		expect(() => socket.send({ type: "send", message: { type: "logout" } })).not.toThrow();
		vi.advanceTimersByTime(100);
		expect(platform.received).toEqual([]);
	});
});
