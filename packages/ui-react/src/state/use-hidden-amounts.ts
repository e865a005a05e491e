import { createContext, use } from "react";
import { scopedKey } from "../storage/configuration.ts";
import { readSaved, save, savedKey } from "../storage/saved.ts";
import { createStore } from "./store.ts";
import { useStore } from "./use-store.ts";

const hidden = createStore(readSaved().amountsHidden === true);

/** Whether the customer hides amounts now; for texts outside of components. */
export const areAmountsHidden = hidden.get;

/**
 * `true` around content that the customer is asked to pay, sign or confirm: a hidden instruction could not be followed, and a
 * hidden question not be answered (docs/assumptions.md, A-170).
 */
export const NeverHidden = createContext(false);

/** Whether amounts are shown as asterisks here, and the function that switches it on every page. Saved on the device. */
export const useHiddenAmounts = (): readonly [isHidden: boolean, toggle: () => void] => {
	const isHiddenElsewhere = useStore(hidden.subscribe, areAmountsHidden);
	return [isHiddenElsewhere && !use(NeverHidden), toggleHiddenAmounts];
};

export const toggleHiddenAmounts = (): void => {
	hidden.set(!hidden.get());
	save({ amountsHidden: hidden.get() });
};

// Another tab of the device may hide the amounts. The build has no window.
if (typeof window !== "undefined")
	window.addEventListener("storage", ({ key }) => {
		if (key === null || key === scopedKey(savedKey)) hidden.set(readSaved().amountsHidden === true);
	});
