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
let kept = read();

const keep = (list: WatchList): void => {
	if (list === kept) return;
	kept = list;
	save(list);
	tell();
};
const tell = (): void => {
	for (const listener of listeners) listener();
};

/** Favourites and what was viewed last: of this device, visitors' too (Spec 1 §6), on every page alike. */
export const watched = {
	get: (): WatchList => kept,
	subscribe: (listener: () => void): (() => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	toggle: (code: InstrumentCode): void => keep(withFavouriteToggled(kept, code)),
	view: (code: InstrumentCode): void => keep(withViewed(kept, code)),
};

/** What another tab has marked counts here too. There is none at build time. */
if (typeof addEventListener === "function")
	addEventListener("storage", ({ key }) => {
		if (key !== savedKey) return;
		kept = read();
		tell();
	});

export const useWatchList = (): WatchList => useStore(watched.subscribe, watched.get);
