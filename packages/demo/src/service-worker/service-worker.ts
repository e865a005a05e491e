import { isPlatformPath } from "@tradewind/mock-server/platform-path";
import { rangeOf } from "@tradewind/mock-server/video-range";
import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import { namesOf, type SentRequest } from "../host/link.ts";
import { createHostLink } from "./ask-host.ts";

declare const self: ServiceWorkerGlobalScope;
/** The build replaces them. */
declare const precached: readonly { readonly url: string; readonly revision: string | null }[];
declare const placeholderBase: string;
/** The paths of the calls that may be repeated. */
declare const queryPaths: readonly string[];

/** The server of the demo: its files come from the cache, and the platform answers from a thread of a page. */
const base = new URL(self.registration.scope).pathname;
const ask = createHostLink(namesOf(base));
const files = new PrecacheController({ cacheName: `tradewind-demo ${base}` });
files.addToCacheList([...precached]);

// Opens the page of a notification of the device; the build writes it from the sources of the app.
self.importScripts("service-worker-notifications.js");
self.addEventListener("install", (event) => void files.install(event));
// The app offers a new release, and says when the customer accepts it.
self.addEventListener("message", ({ data }) => data === "activate" && void self.skipWaiting());
self.addEventListener("activate", (event) => void files.activate(event));

self.addEventListener("fetch", (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (origin !== location.origin) return;
	const path = pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname;
	if (path.endsWith(".mp4")) event.respondWith(video(path, request));
	else if (isConsoleFile(path)) event.respondWith(file(path));
	else if (isPlatformPath(path) && !isConsolePage(path)) event.respondWith(fromPlatform(path, request));
	else if (request.mode === "navigate" || isManifest(path)) event.respondWith(page(path));
	else event.respondWith(file(path));
});

/** From the cache; what is not there, or that the browser has removed, from the server. */
const file = async (path: string): Promise<Response> => {
	const address = base + path.slice(1);
	return (await files.matchPrecache(address)) ?? fetch(address);
};

let pages: Promise<Readonly<Record<string, string>>> | undefined;

/** A page of the app, with the base path of this demo in the place that the build has left for it. */
const page = async (path: string): Promise<Response> => {
	pages ??= file("/pages.json").then((found) => found.json());
	pages.catch(() => {
		pages = undefined;
	});
	const all = await pages;
	const text = (all[path] ?? all[path.replace(/(.)\/$/, "$1")] ?? all["/"] ?? "").replaceAll(
		placeholderBase,
		base,
	);
	const type = isManifest(path) ? "application/manifest+json" : "text/html; charset=utf-8";
	return new Response(text, { headers: { "content-type": type } });
};

const isManifest = (path: string): boolean => /^\/manifest(\.[a-z]+)?\.json$/.test(path);

const isConsolePage = (path: string): boolean => /^\/__control\/(api|sign-in)?$/.test(path);
const isConsoleFile = (path: string): boolean => /^\/__control\/(api|console)\/./.test(path);

const video = async (path: string, request: Request): Promise<Response> => {
	const found = await file(path);
	return rangeOf(new Uint8Array(await found.arrayBuffer()), request);
};

const fromPlatform = async (path: string, request: Request): Promise<Response> => {
	try {
		const answer = await ask(await sent(path, request), isQuery(path, request));
		if (!answer) return Response.error();
		const { status, headers, body } = answer;
		const isPage = headers.some(([name, value]) => name === "content-type" && value.startsWith("text/html"));
		// A page of the platform runs it, too: the page of the app may be closed.
		const content = isPage
			? (await new Response(body).text()).replace("</head>", `${hostScript}</head>`)
			: body;
		return new Response([101, 204, 205, 304].includes(status) ? null : content, {
			status,
			headers: headers.map(([name, value]) => [name, value]),
		});
	} catch {
		return Response.error();
	}
};

const hostScript = `<script type="module" src="${base}demo/host.js"></script>`;

const sent = async (path: string, request: Request): Promise<SentRequest> => ({
	url: new URL(path + new URL(request.url).search, location.origin).href,
	method: request.method,
	headers: [...request.headers],
	body: request.method === "GET" || request.method === "HEAD" ? undefined : await request.arrayBuffer(),
});

const isQuery = (path: string, { method }: Request): boolean =>
	queryPaths.includes(path) || (method === "GET" && !/^\/(api|v2)\//.test(path));
