/** The part of a service worker's globals that this one uses. The library of DOM types has only those of a window. */
export interface WorkerScope {
	readonly registration: {
		readonly scope: string;
		readonly waiting: Pick<ServiceWorker, "postMessage"> | null;
		readonly update: () => Promise<unknown>;
		readonly unregister: () => Promise<boolean>;
	};
	readonly clients: {
		readonly claim: () => Promise<void>;
		readonly matchAll: (options: { readonly type: "window" }) => Promise<readonly Client[]>;
		readonly openWindow: (url: string) => Promise<unknown>;
	};
	readonly caches: CacheStorage;
	readonly skipWaiting: () => Promise<void>;
	readonly addEventListener: <Name extends keyof WorkerEvents>(
		name: Name,
		listener: (event: WorkerEvents[Name]) => void,
	) => void;
}

interface Client {
	readonly url: string;
	readonly focus: () => Promise<unknown>;
	readonly postMessage: (message: unknown) => void;
}

interface LongerEvent {
	readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchedEvent extends LongerEvent {
	readonly request: Request;
	readonly respondWith: (response: Promise<Response>) => void;
}

export interface ClickedEvent extends LongerEvent {
	readonly notification: { readonly data?: unknown; readonly close: () => void };
}

interface WorkerEvents {
	readonly install: LongerEvent;
	readonly activate: LongerEvent;
	readonly fetch: FetchedEvent;
	readonly message: LongerEvent & { readonly data: unknown };
	readonly notificationclick: ClickedEvent;
}
