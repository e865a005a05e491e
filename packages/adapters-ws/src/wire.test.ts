import { WebSocket } from "mock-socket";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startPlatform, url } from "./platform-socket.test-support.ts";
import { socketWire } from "./wire.ts";
import { openRecorded, threadedAtOnce } from "./wire-thread.test-support.ts";

let platform: ReturnType<typeof startPlatform>;

beforeEach(() => {
	vi.useFakeTimers();
	platform = startPlatform();
});
afterEach(() => {
	platform.server.stop();
});

describe.each([
	{ where: "a socket of the page", openWire: socketWire(WebSocket) },
	{ where: "a socket in a thread", openWire: threadedAtOnce(socketWire(WebSocket)) },
])("$where", ({ openWire }) => {
	const open = () => openRecorded(openWire, url);
	const connect = () => {
		const opened = open();
		vi.advanceTimersByTime(100);
		return opened;
	};

	test("tells that it is open, then what comes, each once and in order, then that it has closed", () => {
		const { told } = connect();
		platform.say("one", "two", "two");
		platform.clients.at(-1)?.close();
		vi.advanceTimersByTime(100);
		expect(told).toEqual(["opened", "one", "two", "two", "closed"]);
	});

	test("carries what is sent, in order", () => {
		const { wire } = connect();
		wire.send("one");
		wire.send("two");
		vi.advanceTimersByTime(100);
		expect(platform.heard).toEqual(["one", "two"]);
	});

	test("drops what is sent before it is open and after it has closed", () => {
		const { wire, told } = open();
		wire.send("early");
		vi.advanceTimersByTime(100);
		platform.clients.at(-1)?.close();
		vi.advanceTimersByTime(100);
		wire.send("late");
		vi.advanceTimersByTime(100);
		expect([told, platform.heard]).toEqual([["opened", "closed"], []]);
	});

	test("a platform that isn't there is told as closed, once", () => {
		platform.server.stop();
		expect(connect().told).toEqual(["closed"]);
	});

	test("one that is closed tells nothing any more, and the platform is hung up on", () => {
		const { wire, told } = connect();
		const hungUp = vi.fn();
		platform.clients.at(-1)?.on("close", hungUp);
		wire.close();
		platform.say("late");
		vi.advanceTimersByTime(100);
		expect([told, hungUp.mock.calls.length]).toEqual([["opened"], 1]);
	});

	test("one that is closed while it opens hangs up once it is open, and says nothing of it", () => {
		const hungUp = vi.fn();
		platform.server.on("connection", (client) => client.on("close", hungUp));
		const { wire, told } = open();
		wire.close();
		expect(hungUp).not.toHaveBeenCalled();
		vi.advanceTimersByTime(100);
		expect([told, hungUp.mock.calls.length]).toEqual([[], 1]);
	});

	test("a second one doesn't hear what the first was told", () => {
		const first = connect();
		first.wire.close();
		const second = connect();
		platform.say("for the second");
		vi.advanceTimersByTime(100);
		expect([first.told, second.told]).toEqual([["opened"], ["opened", "for the second"]]);
	});
});
