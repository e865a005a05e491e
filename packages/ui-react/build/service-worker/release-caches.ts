import type { WorkerScope } from "./scope.ts";

/** The most files that are kept without being part of the release's own list: words and fonts of chosen languages, large libraries. */
const maxLoaded = 200;

/**
 * The caches of one scope: one of each release, and one of the files that pages have loaded besides. A file below `assets/` is found by its
 * name, which has a hash of its content, so that a page of the release before gets its own files until it is closed.
 */
export const releaseCaches = ({ caches, registration }: WorkerScope, id: string) => {
	const prefix = `app ${registration.scope} `;
	const own = `${prefix}${id}`;
	const loaded = `${prefix}loaded`;
	/** Says that the release was active. A release that was replaced before has no pages. */
	const mark = `${registration.scope}was-active`;

	const names = async (): Promise<readonly string[]> =>
		(await caches.keys()).filter((name) => name.startsWith(prefix));

	const find = async (url: string): Promise<Response | undefined> => {
		for (const name of [own, ...(await names())]) {
			const found = await caches.match(url, { cacheName: name });
			if (found) return found;
		}
		return undefined;
	};

	const keep = async (url: string, response: Response): Promise<void> => {
		const cache = await caches.open(loaded);
		await cache.put(url, response);
		const urls = await cache.keys();
		await Promise.all(urls.slice(0, -maxLoaded).map((oldest) => cache.delete(oldest)));
	};

	/** Called when the release becomes active: keeps the one that was active before it, and removes the others. */
	const removeOld = async (): Promise<void> => {
		const releases = (await names()).filter((name) => name !== own && name !== loaded);
		const active: string[] = [];
		for (const name of releases) if (await caches.match(mark, { cacheName: name })) active.push(name);
		const before = active.at(-1);
		await Promise.all(releases.filter((name) => name !== before).map((name) => caches.delete(name)));
		await (await caches.open(own)).put(mark, new Response());
	};

	const removeAll = async (): Promise<void> => {
		await Promise.all((await names()).map((name) => caches.delete(name)));
	};

	return { own, find, keep, removeOld, removeOwn: () => caches.delete(own), removeAll };
};
