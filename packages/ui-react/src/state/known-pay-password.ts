import { maxRemembered, readSaved, save } from "../storage/saved.ts";
import { createStore } from "./store.ts";
import { useStore } from "./use-store.ts";

const known = createStore<readonly string[]>(readSaved().paying ?? []);

/** Whether this device knows that the customer has a pay password; the platform does not say it (docs/assumptions.md, A-585). */
export const useHasPayPassword = (uid: string): boolean => useStore(known.subscribe, known.get).includes(uid);

/** The platform has accepted a new pay password, or a command with one. */
export const rememberPayPassword = (uid: string): void => {
	if (uid === "" || known.get().includes(uid)) return;
	const paying = [uid, ...(readSaved().paying ?? [])].slice(0, maxRemembered);
	save({ paying });
	known.set(paying);
};
