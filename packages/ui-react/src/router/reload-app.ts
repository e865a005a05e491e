import { reachSite, thisPage } from "./missing-chunk.ts";

let isDue = false;
const holds = new Set<() => boolean>();
const isDeferred = (): boolean => [...holds].some((isHeld) => isHeld());

/**
 * Reloads the app, as leaving the language page after a change does (Spec 1 §2, Spec 2 §2). Waits for the network, and for
 * `reloadIfDue` while a typed secret is held (docs/assumptions.md, A-48).
 */
export const reloadApp = (reload = thisPage.reload): void => {
	isDue = true;
	reloadIfDue(reload);
};

/** Runs a deferred reload, unless something still defers it. */
export const reloadIfDue = (reload = thisPage.reload): void => {
	if (!isDue || isDeferred()) return;
	isDue = false;
	reload();
};

/**
 * Defers a due reload while `isHeld` returns true: a typed password must not be stored, and a reload would lose it. The returned
 * function ends this, and runs a deferred reload.
 */
export const holdReload = (isHeld: () => boolean, reload = thisPage.reload): (() => void) => {
	holds.add(isHeld);
	return () => {
		holds.delete(isHeld);
		reloadIfDue(reload);
	};
};

/** Whether a reload would begin at once: nothing defers it, and the site answers. */
export const canReload = async (reach: () => Promise<unknown> = reachSite): Promise<boolean> => {
	if (isDeferred()) return false;
	try {
		await reach();
		return !isDeferred();
	} catch {
		return false;
	}
};
