import {
	type Connect,
	type EarlyConnection,
	type SocketWorker,
	socketConnection,
	workerConnection,
} from "@tradewind/adapters-ws";

/** The requests that build/head-script.js has sent before the app's code was loaded. Each reply is used once. */
interface Prefetch {
	/** The replies by path and query, without `t`. */
	readonly replies: Record<string, Promise<Response>>;
	/** The headers of the requests. */
	readonly headers: { readonly authorization?: string };
	/** The socket worker, which opens the first connection; undefined if the browser refuses workers. */
	readonly worker: SocketWorker | undefined;
	readonly connection: EarlyConnection;
	/** The `data-replay` of the element that was tapped last. */
	tapped: string | undefined;
}

declare global {
	var appPrefetch: Prefetch | undefined;
}

/** `fetch`, but a request that the head script has already sent is answered with its reply. */
export const prefetchedFetch = (request: Request): Promise<Response> => {
	const prefetch = globalThis.appPrefetch;
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

/** Opens connections in the head script's worker. The head script has already started the first one. */
export const connectPrefetched: Connect = (url, listener) => {
	const prefetch = globalThis.appPrefetch;
	connect ??= prefetch?.worker ? workerConnection(prefetch.worker, prefetch.connection) : socketConnection();
	return connect(url, listener);
};

/** Replays the last tap on the prerendered page. */
export const replayTap = (): void => {
	const prefetch = globalThis.appPrefetch;
	const tapped = prefetch?.tapped;
	if (tapped) document.querySelector<HTMLElement>(`[data-replay="${tapped}"]`)?.click();
	if (prefetch) prefetch.tapped = undefined;
};
