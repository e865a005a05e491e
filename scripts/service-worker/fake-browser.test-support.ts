import { type ModelPage, type ModelServer, origin } from "./fake-server.test-support.ts";

class ExtendableEvent {
	readonly works: Promise<unknown>[] = [];
	readonly type: string;
	constructor(type: string) {
		this.type = type;
	}
	waitUntil(work: Promise<unknown>): void {
		work.catch(() => {});
		this.works.push(work);
	}
}

class FetchEvent extends ExtendableEvent {
	readonly request: object;
	response: Promise<Response> | undefined;
	constructor(request: object) {
		super("fetch");
		this.request = request;
	}
	respondWith(response: Promise<Response>): void {
		this.response = response;
	}
}

const createCaches = () => {
	const caches = new Map<string, Map<string, { body: string; init: ResponseInit }>>();
	const urlOf = (request: string | { readonly url: string }) =>
		typeof request === "string" ? request : request.url;
	const open = (name: string) => {
		const entries = caches.get(name) ?? new Map();
		caches.set(name, entries);
		return {
			match: async (request: string | { url: string }) => {
				const found = entries.get(urlOf(request));
				return found && new Response(found.body, found.init);
			},
			put: async (request: string | { url: string }, response: Response) => {
				const { status, headers } = response;
				entries.set(urlOf(request), { body: await response.text(), init: { status, headers } });
			},
			keys: async () => [...entries.keys()].map((url) => ({ url })),
			delete: async (request: string | { url: string }) => entries.delete(urlOf(request)),
		};
	};
	return {
		open: async (name: string) => open(name),
		keys: async () => [...caches.keys()],
		delete: async (name: string) => caches.delete(name),
		match: async (url: string, { cacheName }: { readonly cacheName: string }) =>
			caches.has(cacheName) ? open(cacheName).match(url) : undefined,
	};
};

interface Worker {
	readonly text: string;
	/** Runs the listeners, and resolves once the works of the event are done. */
	readonly dispatch: (event: ExtendableEvent) => Promise<void>;
}

export interface Tab {
	page: ModelPage;
	isControlled: boolean;
	/** What its files say of their build. */
	loaded: string[];
	/** Files that it did not get. */
	missing: number;
}

const scripts = new Map<string, (...values: readonly unknown[]) => void>();
const compiled = (text: string, names: readonly string[]) => {
	const script =
		scripts.get(text) ?? (new Function(...names, text) as (...values: readonly unknown[]) => void);
	scripts.set(text, script);
	return script;
};

/** A browser with one registration, as the standard describes its life cycle. */
export const createBrowser = (server: ModelServer) => {
	const caches = createCaches();
	const tabs: Tab[] = [];
	let waiting: Worker | undefined;
	let active: Worker | undefined;
	let activating: Promise<void> = Promise.resolve();
	let isRegistered = true;

	const activate = (worker: Worker): Promise<void> => {
		active = worker;
		waiting = undefined;
		activating = worker.dispatch(new ExtendableEvent("activate"));
		return activating;
	};

	const run = (text: string): Worker => {
		const listeners = new Map<string, ((event: ExtendableEvent) => void)[]>();
		const worker: Worker = {
			text,
			dispatch: async (event) => {
				for (const listener of listeners.get(event.type) ?? []) listener(event);
				await Promise.all(event.works);
			},
		};
		const registration = {
			scope: `${origin}/`,
			get waiting() {
				const found = waiting;
				return found && { postMessage: (data: unknown) => void send(found, data) };
			},
			update,
			unregister: async () => {
				isRegistered = false;
				for (const tab of tabs) tab.isControlled = false;
			},
		};
		const scope = {
			registration,
			caches,
			clients: {
				claim: async () => {
					for (const tab of tabs) tab.isControlled = true;
				},
				matchAll: async () => tabs,
			},
			skipWaiting: async () => {
				if (waiting === worker) void activate(worker);
			},
			addEventListener: (name: string, listener: (event: ExtendableEvent) => void) =>
				listeners.set(name, [...(listeners.get(name) ?? []), listener]),
		};
		const globals = {
			caches,
			registration,
			fetch: server.fetch,
			location: { href: `${origin}/service-worker.js` },
		};
		const names = { self: scope, navigator: {}, ExtendableEvent, FetchEvent, ...globals };
		compiled(text, Object.keys(names))(...Object.values(names));
		return worker;
	};

	const send = (worker: Worker, data: unknown) =>
		worker.dispatch(Object.assign(new ExtendableEvent("message"), { data }));

	/** As a browser does at each navigation. */
	const update = async (): Promise<void> => {
		try {
			const response = await server.fetch(`${origin}/service-worker.js`);
			const text = await response.text();
			if (response.status !== 200 || text === (waiting ?? active)?.text) return;
			const worker = run(text);
			await worker.dispatch(new ExtendableEvent("install"));
			waiting = worker;
			const skips = text.includes('"isOff":true');
			if (!active || tabs.length === 0 || skips) await activate(worker);
		} catch {
			// It is tried again at the next navigation.
		}
	};

	const request = async (request: { readonly url: string }, isControlled: boolean): Promise<Response> => {
		await activating;
		if (!isControlled || !active) return server.fetch(request);
		const event = new FetchEvent({ method: "GET", headers: new Headers(), ...request });
		await active.dispatch(event);
		return event.response ?? server.fetch(request);
	};

	const navigate = async (path: string): Promise<Pick<Tab, "page" | "isControlled"> | undefined> => {
		const isControlled = isRegistered && active !== undefined;
		try {
			const response = await request(
				{ url: `${origin}${path}`, mode: "navigate", destination: "document" } as never,
				isControlled,
			);
			if (response.headers.has("refresh")) return navigate(path);
			return { page: JSON.parse(await response.text()), isControlled };
		} catch {
			return undefined;
		}
	};

	const load = async (tab: Tab, files: readonly string[]): Promise<void> => {
		for (const file of files) {
			const response = await request({ url: `${origin}/${file}` }, tab.isControlled).catch(() => undefined);
			const type = response?.headers.get("content-type");
			if (response?.status === 200 && type === "text/javascript") tab.loaded.push(await response.text());
			else tab.missing += 1;
		}
	};

	const show = async (path: string): Promise<Tab | undefined> => {
		const found = await navigate(path);
		if (!found) return undefined;
		const tab: Tab = { ...found, loaded: [], missing: 0 };
		await load(tab, tab.page.first);
		return tab;
	};

	return {
		tabs,
		caches,
		update,
		isRegistered: () => isRegistered,
		open: async (path: string): Promise<Tab | undefined> => {
			const tab = await show(path);
			if (tab) tabs.push(tab);
			return tab;
		},
		/** The page that is replaced is a client until the new one is there. */
		reload: async (tab: Tab, path: string): Promise<void> => {
			const next = await show(path);
			if (next) Object.assign(tab, next);
		},
		close: async (tab: Tab): Promise<void> => {
			tabs.splice(tabs.indexOf(tab), 1);
			if (tabs.length === 0 && waiting) await activate(waiting);
		},
		loadLater: (tab: Tab): Promise<void> => load(tab, tab.page.later),
		/** The customer accepts the new release. */
		accept: async (): Promise<void> => {
			if (waiting) await send(waiting, "activate");
			await activating;
		},
		/** The browser ends the worker; its variables are lost. */
		endWorker: (): void => {
			if (active) active = run(active.text);
		},
	};
};
