import { thisPage } from "./missing-chunk.ts";

let isDue = false;
const holds = new Set<() => boolean>();

/**
 * Reloads the app, as leaving the language page after a change does (Spec 1 §2, Spec 2 §2). Waits for the network, and for
 * `reloadIfDue` while a typed secret is held (docs/assumptions.md, A-48).
 */
export const reloadApp = (reload = thisPage.reload): void => {
	isDue = true;
	reloadIfDue(reload);
};

/** Carries out a reload that was held, unless something still holds it. */
export const reloadIfDue = (reload = thisPage.reload): void => {
	if (!isDue || [...holds].some((isHeld) => isHeld())) return;
	isDue = false;
	reload();
};

/**
 * Holds a due reload as long as `isHeld` says so: a typed password may not be stored, and a reload would lose it. The returned
 * function ends the hold, and carries out a reload that waited for it.
 */
export const holdReload = (isHeld: () => boolean, reload = thisPage.reload): (() => void) => {
	holds.add(isHeld);
	return () => {
		holds.delete(isHeld);
		reloadIfDue(reload);
	};
};
