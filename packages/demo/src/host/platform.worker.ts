import { type BrowserHost, createBrowserHost } from "@tradewind/mock-server/browser";
import chatPage from "@tradewind/mock-server/chat.html";
import { openIndexedWorld } from "@tradewind/mock-server/indexed-world";
import { hold, type Message, namesOf, type SentAnswer, type SentRequest, whenFree } from "./link.ts";
import { serveSocket } from "./serve-socket.ts";

/** Every page of the demo starts this worker. The one that gets the lock runs the platform; when its page is closed, the next one goes on. */
const base = new URL("../", location.href).pathname;
const names = namesOf(base);

const run = async (): Promise<void> => {
	const id = crypto.randomUUID();
	await hold(names.host(id));
	const store = await openIndexedWorld(names.database);
	const host = await createBrowserHost({
		store,
		base,
		origin: location.origin,
		chatPage,
		onDefect: (error) => reportError(error),
	});
	const channel = new BroadcastChannel(names.channel);
	const say = (message: Message) => channel.postMessage(message);
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

void hold(names.platform).then(run);
