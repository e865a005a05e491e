/** The target of the app's requests and sockets: the network, or a platform in the same process. */
interface Network {
	fetch: (request: Request) => Promise<Response>;
	WebSocket: new (url: string) => object;
}

/** Read on each request and connection, because the app's modules keep the `WebSocket` of their first evaluation. */
export const network: Network = { fetch: globalThis.fetch, WebSocket: globalThis.WebSocket };

globalThis.fetch = (input, init) => network.fetch(new Request(input, init));
Object.defineProperty(globalThis, "WebSocket", {
	configurable: true,
	value: new Proxy(globalThis.WebSocket, { construct: (_, [url]: [string]) => new network.WebSocket(url) }),
});
