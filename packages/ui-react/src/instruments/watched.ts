import {
	type InstrumentCode,
	type WatchList,
	withFavouriteToggled,
	withViewed,
} from "@tradewind/domain/market";
import { useStore } from "../state/use-store.ts";
import { readSaved, save, savedKey } from "../storage/saved.ts";

const read = (): WatchList => {
	const { favourites = [], recent = [] } = readSaved();
	return { favourites, recent };
};

const listeners = new Set<() => void>();
let current = read();

const keep = (list: WatchList): void => {
	if (list === current) return;
	current = list;
	save(list);
	notify();
};
const notify = (): void => {
	for (const listener of listeners) listener();
};

/** The favourites and the viewed instruments of this device, for visitors too (Spec 1 §6); shared by all pages. */
export const watched = {
	get: (): WatchList => current,
	subscribe: (listener: () => void): (() => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	toggle: (code: InstrumentCode): void => keep(withFavouriteToggled(current, code)),
	view: (code: InstrumentCode): void => keep(withViewed(current, code)),
};

/** Applies changes of other tabs. The build has no `addEventListener`. */
if (typeof addEventListener === "function")
	addEventListener("storage", ({ key }) => {
		if (key !== savedKey) return;
		current = read();
		notify();
	});

export const useWatchList = (): WatchList => useStore(watched.subscribe, watched.get);
