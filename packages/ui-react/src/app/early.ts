/** What the inline script of the prerendered page has begun before any code of ours was there; each is taken once. */
interface Early {
	readonly replies: Record<string, Promise<Response>>;
	socket: WebSocket | undefined;
}

declare global {
	var tradewindEarly: Early | undefined;
}

/** `fetch`, except that a question which is already under way is not asked a second time. */
export const earlyFetch = (request: Request): Promise<Response> => {
	const replies = globalThis.tradewindEarly?.replies;
	const path = new URL(request.url).pathname;
	const early = replies?.[path];
	if (!replies || !early || request.method !== "GET") return fetch(request);
	delete replies[path];
	return early;
};

/** `new WebSocket(url)`, except that the first one is the one that is being opened already, or open. */
export const EarlyWebSocket: new (url: string) => WebSocket = new Proxy(WebSocket, {
	construct: (Socket, [url]: [string]) => {
		const early = globalThis.tradewindEarly;
		const socket = early?.socket;
		if (early) early.socket = undefined;
		if (!socket || socket.readyState > WebSocket.OPEN) return new Socket(url);
		if (socket.readyState === WebSocket.OPEN) queueMicrotask(() => socket.onopen?.(new Event("open")));
		return socket;
	},
});
