/** As much of a browser as the composition root of the app asks for, for a process that has none. */
export interface LittleBrowser {
	readonly goOffline: () => void;
	readonly goOnline: () => void;
	/** The page is looked at again. */
	readonly show: () => void;
	/** Listeners to the window and the document. */
	readonly listeners: () => number;
	/** Addresses that the app left to. */
	readonly left: () => readonly string[];
}

/** Milliseconds between two frames of a screen. */
const frameMs = 16;

/** Puts it into the globals, in place of an earlier one; `origin` is where the platform is. */
export const openLittleBrowser = (origin: string): LittleBrowser => {
	const { host, protocol } = new URL(origin);
	const [page, whole] = [countedTarget(), countedTarget()];
	const left: string[] = [];
	let isOnline = true;
	let store = new Map<string, string>();
	const document = {
		...page.target,
		hidden: false,
		visibilityState: "visible",
		documentElement: {},
		createElement: () => ({}),
		head: { append: () => {} },
	};
	const given = {
		document,
		location: {
			origin,
			host,
			protocol,
			pathname: "/trade",
			search: "",
			replace: (url: string) => left.push(url),
			reload: () => left.push("the same page"),
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
		},
		...whole.target,
	};
	for (const [name, value] of Object.entries(given))
		Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

	const change = (online: boolean) => {
		isOnline = online;
		whole.tell(online ? "online" : "offline");
	};
	return {
		goOffline: () => change(false),
		goOnline: () => change(true),
		show: () => page.tell("visibilitychange"),
		listeners: () => page.count() + whole.count(),
		left: () => left,
	};
};

const countedTarget = () => {
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
		tell: (type: string) => {
			for (const listener of listeners.get(type) ?? []) listener({ type });
		},
		count: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
	};
};
