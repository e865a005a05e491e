/** The part of a browser that the app's composition root uses, for a Node process. */
export interface BrowserStub {
	readonly goOffline: () => void;
	readonly goOnline: () => void;
	/** Makes the page visible again. */
	readonly show: () => void;
	/** Number of listeners on the window and the document. */
	readonly listeners: () => number;
	/** Addresses that the app navigated away to. */
	readonly navigations: () => readonly string[];
}

/** Defines the browser's globals, replacing those of an earlier stub; `origin` is the platform's. */
export const installBrowserStub = (
	origin: string,
	/** Milliseconds until the next animation frame. */
	frameMs = 16,
): BrowserStub => {
	const { host, protocol } = new URL(origin);
	const [documentEvents, windowEvents] = [createEventTarget(), createEventTarget()];
	const navigations: string[] = [];
	let isOnline = true;
	let store = new Map<string, string>();
	const document = {
		...documentEvents.target,
		hidden: false,
		visibilityState: "visible",
		documentElement: {},
		createElement: () => ({}),
		head: { append: () => {} },
	};
	const globals = {
		document,
		location: {
			origin,
			host,
			protocol,
			pathname: "/trade",
			search: "",
			replace: (url: string) => navigations.push(url),
			reload: () => navigations.push("the same page"),
		},
		localStorage: {
			getItem: (key: string) => store.get(key) ?? null,
			setItem: (key: string, value: string) => {
				store = new Map([...store, [key, value]]);
			},
		},
		navigator: {
			userAgent: "Mozilla/5.0 (X11; Linux x86_64)",
			get onLine() {
				return isOnline;
			},
		},
		window: {
			document,
			performance,
			queueMicrotask,
			requestAnimationFrame: (run: () => void) => setTimeout(run, frameMs),
			cancelAnimationFrame: (id: number) => clearTimeout(id),
			setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
			clearTimeout: (id: number) => clearTimeout(id),
			...windowEvents.target,
		},
		...windowEvents.target,
	};
	for (const [name, value] of Object.entries(globals))
		Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

	const setOnline = (online: boolean) => {
		isOnline = online;
		windowEvents.emit(online ? "online" : "offline");
	};
	return {
		goOffline: () => setOnline(false),
		goOnline: () => setOnline(true),
		show: () => documentEvents.emit("visibilitychange"),
		listeners: () => documentEvents.count() + windowEvents.count(),
		navigations: () => navigations,
	};
};

const createEventTarget = () => {
	const listeners = new Map<string, Set<(event: object) => void>>();
	return {
		target: {
			addEventListener: (
				type: string,
				listener: (event: object) => void,
				options?: { readonly signal?: AbortSignal },
			) => {
				listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
				options?.signal?.addEventListener("abort", () => listeners.get(type)?.delete(listener));
			},
			removeEventListener: (type: string, listener: (event: object) => void) => {
				listeners.get(type)?.delete(listener);
			},
		},
		emit: (type: string) => {
			for (const listener of listeners.get(type) ?? []) listener({ type });
		},
		count: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
	};
};
