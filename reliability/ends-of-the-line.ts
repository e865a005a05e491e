/** Where the app's requests and sockets go: to the network, until a line is laid to a platform in the same process. */
interface Ends {
	fetch: (request: Request) => Promise<Response>;
	WebSocket: new (url: string) => object;
}

/** The app's modules keep the first `WebSocket` that they find: hence one that asks anew for each connection. */
export const ends: Ends = { fetch: globalThis.fetch, WebSocket: globalThis.WebSocket };

globalThis.fetch = (input, init) => ends.fetch(new Request(input, init));
Object.defineProperty(globalThis, "WebSocket", {
	configurable: true,
	value: new Proxy(globalThis.WebSocket, { construct: (_, [url]: [string]) => new ends.WebSocket(url) }),
});
