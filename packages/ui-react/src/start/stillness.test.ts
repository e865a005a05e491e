import type { Connect, ConnectionListener } from "@tradewind/adapters-ws";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { heldStill, holdStill, moveOn, stillWire } from "./stillness.ts";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
	moveOn();
});

const start = (onTold: (text: string) => void = () => {}) => {
	const told: string[] = [];
	const tell = (text: string) => {
		told.push(text);
		onTold(text);
	};
	const sent: string[] = [];
	let line: ConnectionListener | undefined;
	const open: Connect = (_url, listener) => {
		line = listener;
		return { send: (text) => sent.push(text), close: () => sent.push("(closed)") };
	};
	const wire = stillWire(open)("ws://platform.test/ws", {
		opened: () => tell("opened"),
		received: (data) => tell(String(data)),
		closed: () => tell("closed"),
	});
	if (!line) throw new Error("No wire was opened");
	return { told, sent, wire, line };
};

test("a wire tells at once while nothing is held still", () => {
	const { told, line } = start();
	line.opened();
	line.received("a");
	line.closed();
	expect(told).toEqual(["opened", "a", "closed"]);
	expect(heldStill()).toBe(undefined);
});

test("while the page is held still a wire tells nothing; afterwards all of it, in its order", async () => {
	const { told, line } = start();
	line.opened();
	holdStill();
	line.received("a");
	line.received("b");
	moveOn();
	// Before what was held has been told.
	line.received("c");
	line.closed();
	expect(told).toEqual(["opened"]);
	await vi.waitFor(() => expect(told).toEqual(["opened", "a", "b", "c", "closed"]));
});

test("what is sent is sent, held still or not", () => {
	const { sent, wire } = start();
	holdStill();
	wire.send("a");
	moveOn();
	wire.send("b");
	expect(sent).toEqual(["a", "b"]);
});

test("a wire that is closed meanwhile tells nothing any more", async () => {
	const [closed, other] = [start(), start()];
	holdStill();
	closed.line.received("a");
	other.line.received("a");
	closed.wire.close();
	moveOn();
	await vi.waitFor(() => expect(other.told).toEqual(["a"]));
	expect(closed.told).toEqual([]);
});

test("a wire that is closed for what it told tells nothing of the rest", async () => {
	const { told, wire, line } = start((text) => text === "a" && wire.close());
	const other = start();
	holdStill();
	for (const text of ["a", "b"]) line.received(text);
	other.line.received("a");
	moveOn();
	await vi.waitFor(() => expect(other.told).toEqual(["a"]));
	expect(told).toEqual(["a"]);
});

test("a listener that throws is reported, and hears the rest and what comes later", async () => {
	const reported = vi.fn();
	vi.stubGlobal("reportError", reported);
	const error = new Error("cannot read that");
	const { told, line } = start((text) => {
		if (text === "a") throw error;
	});
	holdStill();
	for (const text of ["a", "b"]) line.received(text);
	moveOn();
	await vi.waitFor(() => expect(told).toEqual(["a", "b"]));
	line.received("c");
	expect([told, reported.mock.calls]).toEqual([["a", "b", "c"], [[error]]]);
});

test("it is over after 3 s in any case", async () => {
	holdStill();
	const over = vi.fn();
	void heldStill()?.then(over);
	await vi.advanceTimersByTimeAsync(2999);
	expect(over).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(over).toHaveBeenCalledTimes(1);
	expect(heldStill()).toBe(undefined);
});
