import { noNetwork } from "../state/load-once.ts";
import { configuration } from "../storage/configuration.ts";

/** The error messages of the browsers for a missing module, and of the loader for its missing style sheet. */
const missingMessage =
	/dynamically imported module|module script failed|Importing a module|error loading|preload CSS/i;

const reloadedKey = "tradewind.reloaded";
/** Milliseconds. */
const minReloadInterval = 60_000;

export interface ReloadedPage {
	readonly now: () => number;
	readonly store: () => Pick<Storage, "getItem" | "setItem">;
	readonly reload: () => void;
}

export const isMissingCode = (error: unknown): error is Error =>
	error === noNetwork || (error instanceof Error && missingMessage.test(error.message));

/** Rejects without a network. */
export const reachSite = (): Promise<unknown> =>
	fetch(configuration.base, { method: "HEAD", cache: "no-store" });

/** Without a network it waits: a reload would show the browser's own error page. */
export const leave = (go: () => void): void => {
	reachSite().then(go, () => addEventListener("online", go, { once: true }));
};

export const thisPage: ReloadedPage = {
	now: () => Date.now(),
	store: () => sessionStorage,
	reload: () => leave(() => location.reload()),
};

/**
 * Reloads the page when code of an older release is missing: the new release has it under another name. At most once a
 * minute, so that a chunk that stays missing leads to the error page and not to a loop. Returns whether it reloads.
 */
export const reloadForMissingChunk = (error: unknown, page: ReloadedPage): boolean => {
	if (!isMissingCode(error)) return false;
	try {
		const last = Number(page.store().getItem(reloadedKey) ?? 0);
		if (page.now() - last < minReloadInterval) return false;
		page.store().setItem(reloadedKey, String(page.now()));
	} catch {
		return false;
	}
	page.reload();
	return true;
};
