import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import { routeOf } from "../../src/routes.ts";
import { openFromNotification } from "./open-from-notification.ts";
import type { Release } from "./release.ts";
import { releaseCaches } from "./release-caches.ts";
import type { FetchedEvent, WorkerScope } from "./scope.ts";

/**
 * Keeps the files of one release for pages without a network (docs/app-on-the-phone.md). It answers only for files of the build and for
 * pages of the app: it never sees the answers of the platform, and keeps none.
 */
export const runServiceWorker = (scope: WorkerScope, release: Release): void => {
	const kept = releaseCaches(scope, release.id);
	scope.addEventListener("notificationclick", (event) => openFromNotification(scope, event));
	if (release.isOff) removeItself(scope, kept.removeAll);
	else keepRelease(scope, release, kept);
};

const keepRelease = (scope: WorkerScope, release: Release, kept: ReturnType<typeof releaseCaches>): void => {
	const { registration } = scope;
	const precache = new PrecacheController({ cacheName: kept.own, plugins: [keepable] });
	const urlOf = (file: string): string => new URL(file, registration.scope).href;
	precache.addToCacheList(
		release.files
			.filter(({ isShell }) => isShell || !savesData())
			.map(({ isShell: _, url, ...entry }) => ({ url: urlOf(url), ...entry })),
	);

	scope.addEventListener("install", (event) => {
		event.waitUntil(
			precache.install(event).catch(async (error: unknown) => {
				await kept.removeOwn();
				throw error;
			}),
		);
	});
	scope.addEventListener("activate", (event) => {
		event.waitUntil(kept.removeOld().then(() => scope.clients.claim()));
	});
	scope.addEventListener("message", (event) => {
		if (event.data === "activate") event.waitUntil(scope.skipWaiting());
		else event.waitUntil(keepLoaded(event.data));
	});
	scope.addEventListener("fetch", (event) => {
		const answer = answerTo(event);
		if (answer) event.respondWith(answer);
	});

	const answerTo = ({ request }: FetchedEvent): Promise<Response> | undefined => {
		if (request.method !== "GET" || request.headers.has("authorization")) return undefined;
		if (isFile(request.url)) return file(request);
		const { pathname } = new URL(request.url);
		const inApp = request.url.startsWith(registration.scope);
		if (request.mode !== "navigate" || request.destination !== "document" || !inApp) return undefined;
		const route = routeOf(pathname.slice(new URL(registration.scope).pathname.length - 1));
		return route && page(request, route.path === "/" ? "index.html" : `${route.path.slice(1)}.html`);
	};

	const isFile = (url: string): boolean => url.startsWith(urlOf("assets/"));

	const file = async (request: Request): Promise<Response> => {
		const found = await kept.find(request.url);
		if (found) return found;
		const response = await fetch(request);
		if (isKeepable(request.url, response)) await kept.keep(request.url, response.clone());
		// A file of this release is neither kept nor on the server: a reload must not get the page that needs it again.
		else if (response.status === 404 && precache.getCacheKeyForURL(request.url)) await kept.removeOwn();
		return response;
	};

	/** A reload of the only tab starts a release that waits. Pages that are not kept come from the server, if it has the same build. */
	const page = async (request: Request, name: string): Promise<Response> => {
		const tabs = await scope.clients.matchAll({ type: "window" });
		if (registration.waiting && tabs.length < 2) {
			registration.waiting.postMessage("activate");
			return new Response("", { headers: { refresh: "0", "content-type": "text/html" } });
		}
		const own = await precache.matchPrecache(urlOf(name));
		if (own) return own;
		const fallback = await precache.matchPrecache(urlOf("index.html"));
		if (!fallback) return fetch(request);
		try {
			const response = await fetch(request);
			// A proxy answers for a server that cannot be reached.
			if (response.status >= 500) return fallback;
			if (!response.ok || (await response.clone().text()).includes(`"${release.build}"`)) return response;
			registration.update().catch(() => {});
		} catch {}
		return fallback;
	};

	/** The files that a page loaded before this worker served it. */
	const keepLoaded = async (urls: unknown): Promise<void> => {
		for (const url of Array.isArray(urls) ? urls.map(String).filter(isFile) : []) {
			if (await kept.find(url)) continue;
			const response = await fetch(url);
			if (isKeepable(url, response)) await kept.keep(url, response);
		}
	};
};

/** A server may answer with a page where it has no file. */
const isKeepable = (url: string, { status, headers }: Response): boolean =>
	status === 200 && !(/\/assets\//.test(url) && headers.get("content-type")?.startsWith("text/html"));

const keepable = {
	cacheWillUpdate: async ({
		request,
		response,
	}: {
		readonly request: Request;
		readonly response: Response;
	}) => (isKeepable(request.url, response) ? response : null),
};

const savesData = (): boolean => {
	const { connection }: { connection?: { saveData?: boolean } } = navigator as never;
	return connection?.saveData === true;
};

const removeItself = (scope: WorkerScope, removeAll: () => Promise<void>): void => {
	scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
	scope.addEventListener("activate", (event) =>
		event.waitUntil(removeAll().then(() => scope.registration.unregister())),
	);
};
