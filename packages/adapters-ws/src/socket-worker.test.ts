import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import type { Connect, ConnectionListener } from "./connection.ts";
import { openRecorded, startDelay, startWorker } from "./socket-worker.test-support.ts";
import { afterMilliseconds, type Delay } from "./socket-worker.ts";
import { type EarlyConnection, type SocketWorker, workerConnection } from "./worker-connection.ts";

/** Connections whose other end is the test. */
const startNetwork = () => {
	const opened: { readonly url: string; readonly listener: ConnectionListener; readonly sent: string[] }[] =
		[];
	const connect: Connect = (url, listener) => {
		const sent: string[] = [];
		opened.push({ url, listener, sent });
		return { send: (text) => sent.push(text), close: () => {} };
	};
	return { opened, connect };
};

const startPage = (connect: Connect) => openRecorded(connect, "ws://platform.test");

const start = (delay?: Delay) => {
	const network = startNetwork();
	const { worker, deliver, settle } = startWorker(network.connect, delay);
	const page = startPage(workerConnection(worker));
	settle();
	const platform = network.opened[0]?.listener as ConnectionListener;
	platform.opened();
	settle();
	return { ...page, platform, deliver, settle };
};

describe("a burst is posted as one batch", () => {
	const startBatching = (delay: Delay = afterMilliseconds(1)) => {
		vi.useFakeTimers();
		const network = startNetwork();
		const { worker, settle } = startWorker(network.connect, delay);
		const page = startPage(workerConnection(worker));
		settle();
		const passMs = (milliseconds: number) => {
			settle();
			vi.advanceTimersByTime(milliseconds);
			settle();
		};
		return { ...page, platform: network.opened[0]?.listener as ConnectionListener, passMs, settle };
	};

	test("after 1 ms without a text, once", () => {
		const { reports, platform, passMs } = startBatching();
		platform.received("1");
		platform.received("2");
		passMs(0.5);
		platform.received("3");
		passMs(0.5);
		expect(reports).toEqual([]);
		passMs(1);
		expect(reports).toEqual(["1", "2", "3"]);
		passMs(100);
		expect(reports).toEqual(["1", "2", "3"]);
	});

	test("in parts of 6 ms, if it does not end", () => {
		const { reports, platform, passMs } = startBatching();
		const countsAt = Array.from({ length: 40 }, (_, at) => {
			platform.received(String(at));
			passMs(0.5);
			return reports.length;
		});
		expect([...new Set(countsAt)]).toEqual([0, 12, 24, 36]);
		expect(countsAt.indexOf(12)).toBe(11);
	});

	test("at the first check, if the checks run late", () => {
		const { delay, runDue } = startDelay();
		const { reports, platform, settle } = startBatching(delay);
		platform.received("1");
		vi.advanceTimersByTime(1000);
		platform.received("2");
		runDue();
		settle();
		expect(reports).toEqual(["1", "2"]);
	});

	test("texts received before the close are delivered before it, once", () => {
		const { reports, platform, passMs } = startBatching();
		platform.received("1");
		platform.closed();
		passMs(100);
		expect(reports).toEqual(["1", "closed"]);
	});

	test("texts of a connection that the page has closed are dropped", () => {
		const { reports, connection, platform, passMs } = startBatching();
		platform.received("1");
		connection.close();
		passMs(100);
		expect(reports).toEqual([]);
	});
});

describe("texts that arrive while the page is busy are posted as one batch", () => {
	test("a single text is posted; texts that arrive before the page is done follow together", () => {
		const { reports, platform, deliver } = start();
		platform.received("1");
		platform.received("2");
		platform.received("3");
		expect([deliver.toPage(), deliver.toPage(), reports]).toEqual([true, false, ["opened", "1"]]);
		expect([deliver.toWorker(), deliver.toPage(), reports]).toEqual([true, true, ["opened", "1", "2", "3"]]);
		expect([deliver.toWorker(), deliver.toPage()]).toEqual([true, false]);
	});

	test("texts that wait for a busy page are delivered before the close", () => {
		const { reports, platform, settle } = start();
		platform.received("1");
		platform.received("2");
		platform.closed();
		settle();
		expect(reports).toEqual(["opened", "1", "2", "closed"]);
	});

	test("a page that closes its connection within a batch receives no further text of it", () => {
		const network = startNetwork();
		const { worker, settle } = startWorker(network.connect);
		const reports: unknown[] = [];
		const connection = workerConnection(worker)("ws://platform.test", {
			opened: () => {},
			received: (text) => {
				reports.push(text);
				if (text === "2") connection.close();
			},
			closed: () => reports.push("closed"),
		});
		settle();
		for (const text of ["1", "2", "3"]) network.opened[0]?.listener.received(text);
		settle();
		expect(reports).toEqual(["1", "2"]);
	});

	test("in any order of messages, each text is delivered once, in order, before the close", () => {
		const step = fc.constantFrom("text", "to page", "to worker", "delay");
		fc.assert(
			fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
				const { delay, runDue } = startDelay();
				const { reports, platform, deliver, settle } = start(delay);
				const sent: string[] = [];
				for (const what of steps) {
					if (what === "to page") deliver.toPage();
					else if (what === "to worker") deliver.toWorker();
					else if (what === "delay") runDue();
					else {
						sent.push(String(sent.length));
						platform.received(sent.at(-1));
					}
				}
				platform.closed();
				settle();
				expect(reports).toEqual(["opened", ...sent, "closed"]);
			}),
			{ seed: 1 },
		);
	});
});

describe("the connection that was opened before the app was loaded", () => {
	const adopt = async (early: EarlyConnection) => {
		const commands: unknown[] = [];
		const worker: SocketWorker = {
			onmessage: null,
			onerror: null,
			postMessage: (command) => commands.push(command),
			terminate: () => {},
		};
		const connect = workerConnection(worker, early);
		const page = startPage(connect);
		await Promise.resolve();
		return { ...page, commands, worker, connect };
	};

	test("is the first one; its opening is reported delay, as of any other", async () => {
		const { reports, connection, commands } = await adopt("open");
		expect(reports).toEqual(["opened"]);
		connection.send("login");
		expect(commands).toEqual([[0, "send", "login"]]);
	});

	test("is reported as open once it opens", async () => {
		const { reports, worker, commands } = await adopt("opening");
		expect(reports).toEqual([]);
		worker.onmessage?.({ data: [0, "opened"] });
		expect([reports, commands]).toEqual([["opened"], []]);
	});

	test("is not used if it has closed, nor a second time", async () => {
		const { commands } = await adopt("closed");
		expect(commands).toEqual([[1, "open", "ws://platform.test"]]);
		const taken = await adopt("open");
		startPage(taken.connect);
		expect(taken.commands).toEqual([[1, "open", "ws://platform.test"]]);
	});

	test("is not reported as open if it is closed before", async () => {
		const worker: SocketWorker = {
			onmessage: null,
			onerror: null,
			postMessage: () => {},
			terminate: () => {},
		};
		const { reports, connection } = startPage(workerConnection(worker, "open"));
		connection.close();
		await Promise.resolve();
		expect(reports).toEqual([]);
	});
});

test("an error of a listener is reported; the rest of the batch and delay texts are delivered", () => {
	const reported = vi.fn();
	vi.stubGlobal("reportError", reported);
	const error = new Error("cannot read that");
	const network = startNetwork();
	const { worker, settle } = startWorker(network.connect);
	const reports: unknown[] = [];
	workerConnection(worker)("ws://platform.test", {
		opened: () => {},
		received: (text) => {
			reports.push(text);
			if (text === "2") throw error;
		},
		closed: () => {},
	});
	settle();
	for (const text of ["1", "2", "3"]) network.opened[0]?.listener.received(text);
	settle();
	network.opened[0]?.listener.received("4");
	settle();
	expect([reports, reported.mock.calls]).toEqual([["1", "2", "3", "4"], [[error]]]);
});

describe("a connection that is closed before it has opened", () => {
	const giveUp = (waitedMs: number, isReported: boolean) => {
		vi.useFakeTimers({ toFake: ["performance"] });
		const [network, fallback] = [startNetwork(), startNetwork()];
		const { worker, settle } = startWorker(network.connect);
		const terminate = vi.fn();
		const connect = workerConnection(Object.assign(worker, { terminate }), "closed", fallback.connect);
		const { connection, reports } = startPage(connect);
		if (isReported) settle();
		vi.advanceTimersByTime(waitedMs);
		connection.close();
		startPage(connect);
		settle();
		return {
			reports,
			inWorker: network.opened.length - 1,
			fallback: fallback.opened.length,
			ended: terminate.mock.calls.length,
		};
	};

	test("ends a worker that has not reported it: the next connection uses the fallback", () => {
		expect(giveUp(5000, false)).toMatchObject({ reports: [], fallback: 1, ended: 1 });
	});

	test("keeps a worker that has reported it, however slow the network is", () => {
		expect(giveUp(5000, true)).toEqual({ reports: [], inWorker: 1, fallback: 0, ended: 0 });
	});

	test("keeps a worker that had no time to report it", () => {
		expect(giveUp(10, false)).toEqual({ reports: [], inWorker: 1, fallback: 0, ended: 0 });
	});
});

test("a worker that fails closes its connections and ends; the next connection uses the fallback", () => {
	const network = startNetwork();
	const fallback = startNetwork();
	const { worker, settle } = startWorker(network.connect);
	const terminate = vi.fn();
	const connect = workerConnection(Object.assign(worker, { terminate }), "closed", fallback.connect);
	const first = startPage(connect);
	settle();
	worker.onerror?.();
	network.opened[0]?.listener.received("late");
	settle();
	const second = startPage(connect);
	fallback.opened[0]?.listener.opened();
	expect([first.reports, second.reports, network.opened.length, terminate.mock.calls.length]).toEqual([
		["closed"],
		["opened"],
		1,
		1,
	]);
});
