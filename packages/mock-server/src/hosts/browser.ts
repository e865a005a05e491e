import { createRealClock } from "../clock/real-clock.ts";
import { createPlatform, type Platform } from "../platform.ts";
import type { Socket, SocketEvents } from "../realtime/socket.ts";
import type { ReportDefect } from "../safety/guard.ts";
import { limits } from "../safety/limits.ts";
import { chatPath } from "../site/chat-path.ts";
import { chatText } from "../support/chat-text.ts";
import type { IndexedWorld } from "./indexed-world.ts";
import { timedSlices } from "./timed-slices.ts";

interface BrowserHostOptions {
	readonly store: IndexedWorld;
	/** The page of the support chat: a browser has no files. */
	readonly chatPage: string;
	/** The path below which the app is served, with a slash at both ends. */
	readonly base: string;
	readonly origin: string;
	readonly onDefect: ReportDefect;
}

export interface BrowserHost {
	/** Answers a request for a path of the platform, after everything that it changed is kept. Rejects with `ConnectionDropped` if a fault drops it. */
	readonly answer: (request: Request) => Promise<Response>;
	readonly connect: (socket: Socket) => SocketEvents;
	/** Stops the platform. Resolves once its last changes are kept. */
	readonly stop: () => Promise<void>;
}

/** Serves the platform inside a browser, with the world of a store (docs/demo.md). */
export const createBrowserHost = async (options: BrowserHostOptions): Promise<BrowserHost> => {
	const { store, chatPage, base } = options;
	const platform = await open(options);
	/** The token of the customer who uses this browser. Pictures are requested without one. */
	let token: string | undefined;

	const chatIn = ({ method, url }: Request): string | undefined => {
		const { pathname, searchParams } = new URL(url);
		return method === "GET" && pathname === chatPath
			? chatText(searchParams.get("lang"), chatPage)
			: undefined;
	};
	const withToken = (request: Request): Request => {
		const sent = request.headers.get("authorization");
		token = sent ?? token;
		if (sent !== null || token === undefined || !new URL(request.url).pathname.startsWith("/media/"))
			return request;
		const headers = new Headers(request.headers);
		headers.set("authorization", token);
		return new Request(request, { headers });
	};
	return {
		answer: async (request) => {
			const chat = chatIn(request);
			if (chat !== undefined)
				return new Response(chat, { headers: { "content-type": "text/html; charset=utf-8" } });
			const answer = await withChatLink(await platform.fetch(withToken(request)), base);
			await store.kept();
			return answer;
		},
		connect: ({ send, close }) => {
			let isClosed = false;
			const end = () => {
				isClosed = true;
				close();
			};
			// A frame may report a change: it is sent once that is kept.
			const whenKept = (run: () => void) => store.kept().then(() => isClosed || run(), end);
			const events = platform.connect({
				send: (text, subject) => void whenKept(() => send(text, subject)),
				close: () => void whenKept(end),
			});
			return {
				received: events.received,
				closed: () => {
					isClosed = true;
					events.closed();
				},
			};
		},
		stop: async () => {
			platform.stop();
			await store.kept();
			store.close();
		},
	};
};

/** Goes on with the world of the store. A world that this release cannot make again is left, and a new one begins. */
const open = async ({ store, origin, onDefect }: BrowserHostOptions): Promise<Platform> => {
	const start = async (fresh: boolean): Promise<Platform> => {
		const platform = createPlatform({
			clock: createRealClock(),
			origin: () => origin,
			onDefect,
			slices: { ...timedSlices(limits.sliceMs), pause: () => new Promise((resolve) => setTimeout(resolve)) },
			store,
			fresh,
		});
		await platform.opened;
		return platform;
	};
	try {
		return await start(false);
	} catch (error) {
		onDefect(error);
		return start(true);
	}
};

/** No service worker answers for a frame in a sandbox: the support chat is a link to a page of its own instead. */
const withChatLink = async (answer: Response, base: string): Promise<Response> => {
	if (!answer.headers.get("content-type")?.includes("json")) return answer;
	const text = await answer.text();
	const own = `"service_link":"${chatPath}"`;
	const changed = text.includes(own)
		? text
				.replace(own, `"service_link":"${base}${chatPath.slice(1)}"`)
				.replace('"service_link_type":"1"', '"service_link_type":"4"')
		: text;
	return new Response(changed, { status: answer.status, headers: answer.headers });
};
