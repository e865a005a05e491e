import { noNetwork } from "./load-once.ts";

/** Told by the browsers in their own words when a module of an older release is gone. */
const missing = /dynamically imported module|module script failed|Importing a module|error loading/i;

const reloadedKey = "tradewind.reloaded";
const oncePer = 60_000;

export interface ReloadedPage {
	readonly now: () => number;
	readonly store: () => Pick<Storage, "getItem" | "setItem">;
	readonly reload: () => void;
}

export const isMissingCode = (error: unknown): error is Error =>
	error === noNetwork || (error instanceof Error && missing.test(error.message));

/** Where the site can't be reached now, it waits for the network: the browser would put its own error page in our place. */
export const leave = (go: () => void): void => {
	fetch("/", { method: "HEAD", cache: "no-store" }).then(go, () =>
		addEventListener("online", go, { once: true }),
	);
};

export const thisPage: ReloadedPage = {
	now: () => Date.now(),
	store: () => sessionStorage,
	reload: () => leave(() => location.reload()),
};

/**
 * Reloads the page when code of an older release is missing: the new release has it under another name. Once a minute
 * at most, so that a chunk that is truly gone ends on the error page instead of in a loop. Tells whether it reloads.
 */
export const reloadForMissingChunk = (error: unknown, page: ReloadedPage): boolean => {
	if (!isMissingCode(error)) return false;
	try {
		const last = Number(page.store().getItem(reloadedKey) ?? 0);
		if (page.now() - last < oncePer) return false;
		page.store().setItem(reloadedKey, String(page.now()));
	} catch {
		return false;
	}
	page.reload();
	return true;
};
