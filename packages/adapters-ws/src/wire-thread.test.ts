import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { type EarlyWire, type Thread, threadedWire } from "./threaded-wire.ts";
import type { OpenWire, WireListener } from "./wire.ts";
import { openRecorded, startLater, startThread } from "./wire-thread.test-support.ts";
import { afterMilliseconds, type Later } from "./wire-thread.ts";

/** A line whose far end is the test. */
const startLine = () => {
	const opened: { readonly url: string; readonly listener: WireListener; readonly sent: string[] }[] = [];
	const openWire: OpenWire = (url, listener) => {
		const sent: string[] = [];
		opened.push({ url, listener, sent });
		return { send: (text) => sent.push(text), close: () => {} };
	};
	return { opened, openWire };
};

const startPage = (openWire: OpenWire) => openRecorded(openWire, "ws://platform.test");

const start = (later?: Later) => {
	const line = startLine();
	const { thread, deliver, settle } = startThread(line.openWire, later);
	const page = startPage(threadedWire(thread));
	settle();
	const far = line.opened[0]?.listener as WireListener;
	far.opened();
	settle();
	return { ...page, far, deliver, settle };
};

describe("what comes in a burst is handed over together", () => {
	const startGathering = (later: Later = afterMilliseconds(1)) => {
		vi.useFakeTimers();
		const line = startLine();
		const { thread, settle } = startThread(line.openWire, later);
		const page = startPage(threadedWire(thread));
		settle();
		const passMs = (milliseconds: number) => {
			settle();
			vi.advanceTimersByTime(milliseconds);
			settle();
		};
		return { ...page, far: line.opened[0]?.listener as WireListener, passMs, settle };
	};

	test("when nothing more has come for 1 ms, once", () => {
		const { told, far, passMs } = startGathering();
		far.received("1");
		far.received("2");
		passMs(0.5);
		far.received("3");
		passMs(0.5);
		expect(told).toEqual([]);
		passMs(1);
		expect(told).toEqual(["1", "2", "3"]);
		passMs(100);
		expect(told).toEqual(["1", "2", "3"]);
	});

	test("in parts of 6 ms, if it doesn't end", () => {
		const { told, far, passMs } = startGathering();
		const toldAt = Array.from({ length: 40 }, (_, at) => {
			far.received(String(at));
			passMs(0.5);
			return told.length;
		});
		expect([...new Set(toldAt)]).toEqual([0, 12, 24, 36]);
		expect(toldAt.indexOf(12)).toBe(11);
	});

	test("at the first look, where the looks come late", () => {
		const { later, pass } = startLater();
		const { told, far, settle } = startGathering(later);
		far.received("1");
		vi.advanceTimersByTime(1000);
		far.received("2");
		pass();
		settle();
		expect(told).toEqual(["1", "2"]);
	});

	test("what came before the end of the wire is told before it, once", () => {
		const { told, far, passMs } = startGathering();
		far.received("1");
		far.closed();
		passMs(100);
		expect(told).toEqual(["1", "closed"]);
	});

	test("nothing of a wire that the page has given up meanwhile", () => {
		const { told, wire, far, passMs } = startGathering();
		far.received("1");
		wire.close();
		passMs(100);
		expect(told).toEqual([]);
	});
});

describe("what comes while the page is busy is handed over together", () => {
	test("one that comes alone is handed over, those that come before the page is done with it in one go", () => {
		const { told, far, deliver } = start();
		far.received("1");
		far.received("2");
		far.received("3");
		expect([deliver.toPage(), deliver.toPage(), told]).toEqual([true, false, ["opened", "1"]]);
		expect([deliver.toThread(), deliver.toPage(), told]).toEqual([true, true, ["opened", "1", "2", "3"]]);
		expect([deliver.toThread(), deliver.toPage()]).toEqual([true, false]);
	});

	test("what waits for a busy page is told before the end of the wire", () => {
		const { told, far, settle } = start();
		far.received("1");
		far.received("2");
		far.closed();
		settle();
		expect(told).toEqual(["opened", "1", "2", "closed"]);
	});

	test("a page that gives its wire up between two texts of one batch hears no more of it", () => {
		const line = startLine();
		const { thread, settle } = startThread(line.openWire);
		const told: unknown[] = [];
		const wire = threadedWire(thread)("ws://platform.test", {
			opened: () => {},
			received: (text) => {
				told.push(text);
				if (text === "2") wire.close();
			},
			closed: () => told.push("closed"),
		});
		settle();
		for (const text of ["1", "2", "3"]) line.opened[0]?.listener.received(text);
		settle();
		expect(told).toEqual(["1", "2"]);
	});

	test("whatever the order in which page and thread hear of one another, each text is told once, in order, before the end", () => {
		const step = fc.constantFrom("text", "to page", "to thread", "later");
		fc.assert(
			fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
				const { later, pass } = startLater();
				const { told, far, deliver, settle } = start(later);
				const said: string[] = [];
				for (const what of steps) {
					if (what === "to page") deliver.toPage();
					else if (what === "to thread") deliver.toThread();
					else if (what === "later") pass();
					else {
						said.push(String(said.length));
						far.received(said.at(-1));
					}
				}
				far.closed();
				settle();
				expect(told).toEqual(["opened", ...said, "closed"]);
			}),
			{ seed: 1 },
		);
	});
});

describe("the wire that was opened before the app was there", () => {
	const adopt = async (early: EarlyWire) => {
		const commands: unknown[] = [];
		const thread: Thread = {
			onmessage: null,
			onerror: null,
			postMessage: (command) => commands.push(command),
			terminate: () => {},
		};
		const openWire = threadedWire(thread, early);
		const page = startPage(openWire);
		await Promise.resolve();
		return { ...page, commands, thread, openWire };
	};

	test("is the first one; that it is open is told as of any other, never within the opening", async () => {
		const { told, wire, commands } = await adopt("open");
		expect(told).toEqual(["opened"]);
		wire.send("login");
		expect(commands).toEqual([[0, "send", "login"]]);
	});

	test("is told as open when it has opened, if it was not yet", async () => {
		const { told, thread, commands } = await adopt("opening");
		expect(told).toEqual([]);
		thread.onmessage?.({ data: [0, "opened"] });
		expect([told, commands]).toEqual([["opened"], []]);
	});

	test("is not taken if it has closed already, and by nobody a second time", async () => {
		const { commands } = await adopt("closed");
		expect(commands).toEqual([[1, "open", "ws://platform.test"]]);
		const taken = await adopt("open");
		startPage(taken.openWire);
		expect(taken.commands).toEqual([[1, "open", "ws://platform.test"]]);
	});

	test("one that is given up before it could be told as open is not told", async () => {
		const thread: Thread = { onmessage: null, onerror: null, postMessage: () => {}, terminate: () => {} };
		const { told, wire } = startPage(threadedWire(thread, "open"));
		wire.close();
		await Promise.resolve();
		expect(told).toEqual([]);
	});
});

test("a listener that throws is reported; the rest of a batch is told, and what comes later", () => {
	const reported = vi.fn();
	vi.stubGlobal("reportError", reported);
	const error = new Error("cannot read that");
	const line = startLine();
	const { thread, settle } = startThread(line.openWire);
	const told: unknown[] = [];
	threadedWire(thread)("ws://platform.test", {
		opened: () => {},
		received: (text) => {
			told.push(text);
			if (text === "2") throw error;
		},
		closed: () => {},
	});
	settle();
	for (const text of ["1", "2", "3"]) line.opened[0]?.listener.received(text);
	settle();
	line.opened[0]?.listener.received("4");
	settle();
	expect([told, reported.mock.calls]).toEqual([["1", "2", "3", "4"], [[error]]]);
});

describe("a wire that is given up before it has opened", () => {
	const giveUp = (waitedMs: number, isHeard: boolean) => {
		vi.useFakeTimers({ toFake: ["performance"] });
		const [line, beside] = [startLine(), startLine()];
		const { thread, settle } = startThread(line.openWire);
		const terminate = vi.fn();
		const openWire = threadedWire(Object.assign(thread, { terminate }), "closed", beside.openWire);
		const { wire, told } = startPage(openWire);
		if (isHeard) settle();
		vi.advanceTimersByTime(waitedMs);
		wire.close();
		startPage(openWire);
		settle();
		return {
			told,
			inThread: line.opened.length - 1,
			beside: beside.opened.length,
			ended: terminate.mock.calls.length,
		};
	};

	test("ends a thread that has said nothing of it: the next one is opened without it", () => {
		expect(giveUp(5000, false)).toMatchObject({ told: [], beside: 1, ended: 1 });
	});

	test("leaves a thread that has heard of it, however slow the network is", () => {
		expect(giveUp(5000, true)).toEqual({ told: [], inThread: 1, beside: 0, ended: 0 });
	});

	test("leaves a thread that had no time to hear of it", () => {
		expect(giveUp(10, false)).toEqual({ told: [], inThread: 1, beside: 0, ended: 0 });
	});
});

test("a thread that fails closes its wires, is ended, and the next wire is opened without it", () => {
	const line = startLine();
	const beside = startLine();
	const { thread, settle } = startThread(line.openWire);
	const terminate = vi.fn();
	const openWire = threadedWire(Object.assign(thread, { terminate }), "closed", beside.openWire);
	const first = startPage(openWire);
	settle();
	thread.onerror?.();
	line.opened[0]?.listener.received("late");
	settle();
	const second = startPage(openWire);
	beside.opened[0]?.listener.opened();
	expect([first.told, second.told, line.opened.length, terminate.mock.calls.length]).toEqual([
		["closed"],
		["opened"],
		1,
		1,
	]);
});
