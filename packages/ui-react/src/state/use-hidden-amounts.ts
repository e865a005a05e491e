import { readSaved, save } from "../storage/saved.ts";
import { useStore } from "./use-store.ts";

const listeners = new Set<() => void>();
let isHidden = readSaved().amountsHidden === true;

/** Whether amounts are shown as dots, on every page, and the function that switches it. Saved on the device. */
export const useHiddenAmounts = (): readonly [isHidden: boolean, toggle: () => void] => [
	useStore(subscribe, () => isHidden),
	toggle,
];

const toggle = (): void => {
	isHidden = !isHidden;
	save({ amountsHidden: isHidden });
	for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};
