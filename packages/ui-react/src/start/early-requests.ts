import {
	type Connect,
	type EarlyConnection,
	type SocketWorker,
	socketConnection,
	workerConnection,
} from "@tradewind/adapters-ws";

/** What build/head-script.js has begun before the app's code arrived. Each reply is used once. */
interface Prefetch {
	/** By path and query, without `t`. */
	readonly replies: Record<string, Promise<Response>>;
	/** With which the replies were requested. */
	readonly headers: { readonly authorization?: string };
	/** The worker of the socket, which opens the first connection; undefined where the browser refuses workers. */
	readonly worker: SocketWorker | undefined;
	readonly connection: EarlyConnection;
	/** The `data-replay` of the element that was tapped last. */
	tapped: string | undefined;
}

declare global {
	var tradewindPrefetch: Prefetch | undefined;
}

/** `fetch`, but a request that the head script has already sent is answered with its reply. */
export const prefetchedFetch = (request: Request): Promise<Response> => {
	const prefetch = globalThis.tradewindPrefetch;
	const key = keyOf(request);
	const reply = prefetch?.replies[key];
	if (!reply || request.method !== "GET") return fetch(request);
	delete prefetch.replies[key];
	// Another tab may have signed in another customer meanwhile.
	return (prefetch.headers.authorization ?? null) === request.headers.get("authorization")
		? reply
		: fetch(request);
};

const keyOf = ({ url }: Request): string => {
	const { pathname, searchParams } = new URL(url);
	searchParams.delete("t");
	return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
};

let connect: Connect | undefined;

/** Opens connections in the head script's worker. The first one is being opened already, or is open. */
export const connectPrefetched: Connect = (url, listener) => {
	const prefetch = globalThis.tradewindPrefetch;
	connect ??= prefetch?.worker ? workerConnection(prefetch.worker, prefetch.connection) : socketConnection();
	return connect(url, listener);
};

/** Replays the last tap on the prerendered page. */
export const replayTap = (): void => {
	const prefetch = globalThis.tradewindPrefetch;
	const tapped = prefetch?.tapped;
	if (tapped) document.querySelector<HTMLElement>(`[data-replay="${tapped}"]`)?.click();
	if (prefetch) prefetch.tapped = undefined;
};
