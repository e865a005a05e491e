import { createRealClock } from "../clock/real-clock.ts";
import { consoleText } from "../control/console-text.ts";
import { createPlatform, type Platform } from "../platform.ts";
import type { Socket, SocketEvents } from "../realtime/socket.ts";
import type { ReportDefect } from "../safety/guard.ts";
import { limits } from "../safety/limits.ts";
import { chatPath } from "../site/chat-path.ts";
import { chatText } from "../support/chat-text.ts";
import type { IndexedWorld } from "./indexed-world.ts";
import { timedSlices } from "./timed-slices.ts";

/** What the host serves with the platform, as texts: a browser has no files. */
export interface HostPages {
	readonly console: string;
	readonly chat: string;
	/** Of the description of the platform's calls. */
	readonly api: string;
}

interface BrowserHostOptions {
	readonly store: IndexedWorld;
	readonly pages: HostPages;
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
	const { store, pages, base } = options;
	const platform = await open(options);
	/** The token of the customer who uses this browser. Pictures are requested without one. */
	let token: string | undefined;

	const pageOf = async ({ url }: Request): Promise<string | undefined> => {
		const { pathname, searchParams } = new URL(url);
		if (pathname === "/__control/") return consoleText(pages.console);
		if (pathname === "/__control/api") return (await import("../control/api-text.ts")).apiText(pages.api);
		return pathname === chatPath ? chatText(searchParams.get("lang"), pages.chat) : undefined;
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
			const page = request.method === "GET" ? await pageOf(request) : undefined;
			if (page !== undefined)
				return new Response(belowBase(page, base), {
					headers: { "content-type": "text/html; charset=utf-8" },
				});
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

/** Links of the platform's own pages lead below the base path. */
const belowBase = (page: string, base: string): string =>
	page.replaceAll('href="/__control/', `href="${base}__control/`);

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
