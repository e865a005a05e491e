import {
	type InstrumentCode,
	type WatchList,
	withFavouriteToggled,
	withViewed,
} from "@tradewind/domain/market";
import { createStore } from "../state/store.ts";
import { useStore } from "../state/use-store.ts";
import { scopedKey } from "../storage/configuration.ts";
import { readSaved, save, savedKey } from "../storage/saved.ts";

const read = (): WatchList => {
	const { favourites = [], recent = [] } = readSaved();
	return { favourites, recent };
};

const { get, set, subscribe } = createStore(read());

const keep = (list: WatchList): void => {
	if (list === get()) return;
	save(list);
	set(list);
};

/** The favourites and the viewed instruments of this device, for visitors too (Spec 1 §6); shared by all pages. */
export const watched = {
	get,
	subscribe,
	toggle: (code: InstrumentCode): void => keep(withFavouriteToggled(get(), code)),
	view: (code: InstrumentCode): void => keep(withViewed(get(), code)),
};

/** Applies changes of other tabs. The build has no `addEventListener`. */
if (typeof addEventListener === "function")
	addEventListener("storage", ({ key }) => {
		if (key === scopedKey(savedKey)) set(read());
	});

export const useWatchList = (): WatchList => useStore(watched.subscribe, watched.get);
