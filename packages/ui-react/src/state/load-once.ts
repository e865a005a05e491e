/** Milliseconds for which a rejection is kept: React retries immediately, and must get it again. */
const keepRejectionMs = 1000;

/** The device has no network and no service worker, so the code was not requested. */
export const noNetwork = new Error("No network");

/**
 * Fetches code once; after a failure a later call fetches it again. Without a network and a worker that keeps the code nothing is
 * requested until it is back: a browser that failed to load a module fails again until the page is reloaded.
 */
export const loadOnce = <A>(load: () => Promise<A>): (() => Promise<A>) => {
	let loading: Promise<A> | undefined;
	const forget = (): void => {
		loading = undefined;
	};
	const begin = (): Promise<A> => {
		const isOffline = navigator.onLine === false && !navigator.serviceWorker?.controller;
		const begun = isOffline ? Promise.reject(noNetwork) : load();
		loading = begun;
		begun.catch(() => {
			if (isOffline) addEventListener("online", forget, { once: true });
			else setTimeout(forget, keepRejectionMs);
		});
		return begun;
	};
	return () => loading ?? begin();
};
