import { type BrowserHost, createBrowserHost } from "@tradewind/mock-server/browser";
import chatPage from "@tradewind/mock-server/chat.html";
import { openIndexedWorld } from "@tradewind/mock-server/indexed-world";
import {
	hold,
	type Message,
	namesOf,
	newHostId,
	type SentAnswer,
	type SentRequest,
	whenFree,
} from "./link.ts";
import { serveSocket } from "./serve-socket.ts";

/**
 * Every page of the demo starts this worker. The one that gets the lock runs the platform; when its page is closed, the next one goes on.
 * A worker that takes over (watch-host.ts) gets the lock at once, and the one that has had it ends.
 */
const base = new URL("../", location.href).pathname;
const names = namesOf(base);

const run = async (): Promise<never> => {
	const channel = new BroadcastChannel(names.channel);
	const say = (message: Message) => channel.postMessage(message);
	say({ is: "starting" });
	const id = newHostId();
	await hold(names.host(id));
	const host = await createBrowserHost({
		store: await openIndexedWorld(names.database),
		base,
		origin: location.origin,
		chatPage,
		onDefect: (error) => reportError(error),
	});
	channel.onmessage = async ({ data }: MessageEvent<Message>) => {
		if (data.is === "who") say({ is: "host", host: id });
		else if (data.is === "call" && data.host === id)
			say({ is: "answer", id: data.id, answer: await answerTo(host, data.request) });
		else if (data.is === "connect" && data.host === id) {
			const close = serveSocket(host, new BroadcastChannel(names.socketChannel(data.socket)));
			whenFree(names.socket(data.socket), close);
		}
	};
	say({ is: "host", host: id });
	return new Promise(() => {});
};

/** `undefined` if there is none: a fault drops the connection. */
const answerTo = async (host: BrowserHost, request: SentRequest): Promise<SentAnswer | undefined> => {
	const { url, method, headers, body } = request;
	try {
		const answer = await host.answer(
			new Request(url, {
				method,
				headers: headers.map(([name, value]) => [name, value]),
				body: body ?? null,
			}),
		);
		return {
			status: answer.status,
			headers: [...answer.headers],
			body: await answer.arrayBuffer(),
		};
	} catch (error) {
		if (!(error instanceof Error && error.name === "ConnectionDropped")) reportError(error);
		return undefined;
	}
};

const endIfTakenOver = (error: unknown): void => {
	if (error instanceof DOMException && error.name === "AbortError") close();
	else reportError(error);
};

navigator.locks.request(names.platform, { steal: name === "takes over" }, run).catch(endIfTakenOver);
