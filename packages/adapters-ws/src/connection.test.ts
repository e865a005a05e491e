import { WebSocket } from "mock-socket";
import { describe, expect, test, vi } from "vitest";
import { socketConnection } from "./connection.ts";
import { platformPerTest, url } from "./platform-socket.test-support.ts";
import { openRecorded, synchronousWorker } from "./socket-worker.test-support.ts";

const platform = platformPerTest();

describe.each([
	{ where: "a socket of the page", connect: socketConnection(WebSocket) },
	{ where: "a socket in a worker", connect: synchronousWorker(socketConnection(WebSocket)) },
])("$where", ({ connect }) => {
	const open = () => openRecorded(connect, url);
	const openNow = () => {
		const opened = open();
		vi.advanceTimersByTime(100);
		return opened;
	};

	test("reports that it opened, each text once and in order, then that it closed", () => {
		const { reports } = openNow();
		platform.send("one", "two", "two");
		platform.clients.at(-1)?.close();
		vi.advanceTimersByTime(100);
		expect(reports).toEqual(["opened", "one", "two", "two", "closed"]);
	});

	test("sends texts in order", () => {
		const { connection } = openNow();
		connection.send("one");
		connection.send("two");
		vi.advanceTimersByTime(100);
		expect(platform.received).toEqual(["one", "two"]);
	});

	test("drops texts that are sent before it opens or after it closes", () => {
		const { connection, reports } = open();
		connection.send("early");
		vi.advanceTimersByTime(100);
		platform.clients.at(-1)?.close();
		vi.advanceTimersByTime(100);
		connection.send("late");
		vi.advanceTimersByTime(100);
		expect([reports, platform.received]).toEqual([["opened", "closed"], []]);
	});

	test("an unreachable platform is reported as closed, once", () => {
		platform.stop();
		expect(openNow().reports).toEqual(["closed"]);
	});

	test("close ends all reports and closes the socket at the platform", () => {
		const { connection, reports } = openNow();
		const closed = vi.fn();
		platform.clients.at(-1)?.on("close", closed);
		connection.close();
		platform.send("late");
		vi.advanceTimersByTime(100);
		expect([reports, closed.mock.calls.length]).toEqual([["opened"], 1]);
	});

	test("a connection that is closed while it opens closes its socket once open, without a report", () => {
		const closed = vi.fn();
		platform.onConnection((client) => client.on("close", closed));
		const { connection, reports } = open();
		connection.close();
		expect(closed).not.toHaveBeenCalled();
		vi.advanceTimersByTime(100);
		expect([reports, closed.mock.calls.length]).toEqual([[], 1]);
	});

	test("a second connection does not receive the texts of the first", () => {
		const first = openNow();
		first.connection.close();
		const second = openNow();
		platform.send("for the second");
		vi.advanceTimersByTime(100);
		expect([first.reports, second.reports]).toEqual([["opened"], ["opened", "for the second"]]);
	});
});
