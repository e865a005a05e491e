import { maxRemembered, readSaved, save } from "../storage/saved.ts";
import { createStore } from "./store.ts";
import { useStore } from "./use-store.ts";

/** The UID of the customer for whom the card “Get started” has its place, on this device (docs/assumptions.md, A-580). */
const kept = createStore(readSaved().starting);

export const useKeptStart = (): string | undefined => useStore(kept.subscribe, kept.get);

/** After a login: the card gets its place, unless this customer needs it no more. */
export const keepStart = (uid: string): void => {
	const starting = uid === "" || readSaved().started?.includes(uid) ? undefined : uid;
	save({ starting });
	kept.set(starting);
};

/** From the next visit on this customer does not see the card on this device. */
export const rememberStarted = (uid: string): void => {
	const others = (readSaved().started ?? []).filter((one) => one !== uid);
	save({ starting: undefined, started: [uid, ...others].slice(0, maxRemembered) });
};

/** Removes the card from the page. */
export const removeStart = (): void => kept.set(undefined);
