/** Milliseconds. React asks again at once for what has failed, and is to be told that it has. */
const rest = 1000;

/** The device has no network: the code was not asked for. */
export const noNetwork = new Error("No network");

/**
 * Fetches code once, and asks for it anew a while after that has failed. Without a network it is not asked for before that is
 * back: browsers keep a module that failed to come as failed until the page is reloaded.
 */
export const loadOnce = <A>(load: () => Promise<A>): (() => Promise<A>) => {
	let loading: Promise<A> | undefined;
	const forget = (): void => {
		loading = undefined;
	};
	const begin = (): Promise<A> => {
		const isOffline = navigator.onLine === false;
		const begun = isOffline ? Promise.reject(noNetwork) : load();
		loading = begun;
		begun.catch(() => {
			if (isOffline) addEventListener("online", forget, { once: true });
			else setTimeout(forget, rest);
		});
		return begun;
	};
	return () => loading ?? begin();
};
