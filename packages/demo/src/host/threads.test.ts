import { afterEach, expect, test } from "vitest";
import { createHostLink } from "../service-worker/ask-host.ts";
import { demoConnection } from "./connect.ts";
import { hold, type Message, namesOf } from "./link.ts";
import { serveSocket } from "./serve-socket.ts";

const ending: (() => void)[] = [];
afterEach(() => {
	for (const end of ending.splice(0)) end();
});

let count = 0;
const newNames = () => namesOf(`/demo-${count++}/`);

const answer = { status: 200, headers: [], body: new ArrayBuffer(0) };
const request = { url: "http://demo/api/x", method: "GET", headers: [], body: undefined };

/** A thread that runs the platform. It answers to each call whose address it is given. */
const startHost = async (names: ReturnType<typeof namesOf>, id: string, answers = true) => {
	const release = await hold(names.host(id));
	const channel = new BroadcastChannel(names.channel);
	const taken: string[] = [];
	const events: string[] = [];
	const sockets: ((text: string) => void)[] = [];
	let end = () => {};
	const gone = new Promise<void>((resolve) => {
		end = resolve;
	});
	const say = (message: Message) => channel.postMessage(message);
	channel.onmessage = ({ data }: MessageEvent<Message>) => {
		if (data.is === "who") say({ is: "host", host: id });
		if (data.is === "call" && data.host === id) {
			taken.push(data.request.url);
			if (answers) say({ is: "answer", id: data.id, answer });
			else stop();
		}
		if (data.is === "connect" && data.host === id) {
			const connect = ({ send }: { send: (text: string) => void }) => {
				sockets.push(send);
				return {
					received: (text: string) => void events.push(text),
					closed: () => {
						events.push("closed");
						end();
					},
				};
			};
			const close = serveSocket({ connect }, new BroadcastChannel(names.socketChannel(data.socket)));
			void navigator.locks.request(names.socket(data.socket), close);
		}
	};
	const stop = () => {
		channel.close();
		release();
	};
	ending.push(stop);
	say({ is: "host", host: id });
	return { taken, events, sockets, stop, gone };
};

test("A-882: a query whose host ends is sent to the next host", async () => {
	const names = newNames();
	const ask = createHostLink(names);
	const first = await startHost(names, "first", false);
	const asked = ask(request, true);
	const second = await startHost(names, "second");
	expect(await asked).toEqual(answer);
	expect([first.taken, second.taken]).toEqual([[request.url], [request.url]]);
});

test("A-882: a command whose host ends is not sent again", async () => {
	const names = newNames();
	const ask = createHostLink(names);
	const first = await startHost(names, "first", false);
	const asked = ask({ ...request, method: "POST" }, false);
	await expect(asked).rejects.toThrow();
	const second = await startHost(names, "second");
	expect(await ask(request, true)).toEqual(answer);
	expect([first.taken.length, second.taken.length]).toEqual([1, 1]);
});

test("a request that comes before any host is sent once there is one", async () => {
	const names = newNames();
	const asked = createHostLink(names)(request, false);
	const host = await startHost(names, "late");
	expect([await asked, host.taken]).toEqual([answer, [request.url]]);
});

const openSocket = (names: ReturnType<typeof namesOf>) => {
	const reports: unknown[] = [];
	let told = () => {};
	const until = async (length: number) => {
		while (reports.length < length)
			await new Promise<void>((resolve) => {
				told = resolve;
			});
		return reports;
	};
	const report = (what: unknown) => {
		reports.push(what);
		told();
	};
	const connection = demoConnection(names)("ws://demo", {
		opened: () => report("opened"),
		received: report,
		closed: () => report("closed"),
	});
	return { connection, until };
};

test("a socket carries texts both ways, and the platform sees that the page closes it", async () => {
	const names = newNames();
	const host = await startHost(names, "one");
	const { connection, until } = openSocket(names);
	await until(1);
	host.sockets[0]?.("to the page");
	connection.send("to the platform");
	expect(await until(2)).toEqual(["opened", "to the page"]);
	connection.close();
	await host.gone;
	expect(host.events.at(-1)).toBe("closed");
});

test("a socket closes when its host ends, and the next one opens at the next host", async () => {
	const names = newNames();
	const first = await startHost(names, "first");
	const socket = openSocket(names);
	await socket.until(1);
	first.stop();
	expect(await socket.until(2)).toEqual(["opened", "closed"]);
	await startHost(names, "second");
	const next = openSocket(names);
	expect(await next.until(1)).toEqual(["opened"]);
	next.connection.close();
});
