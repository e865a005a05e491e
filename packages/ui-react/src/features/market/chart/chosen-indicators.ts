import { useStore } from "../../../state/use-store.ts";
import { readSaved, save } from "../../../storage/saved.ts";
import { choiceText, type IndicatorChoice, readChoice } from "./indicator-choice.ts";

const listeners = new Set<() => void>();
let chosen = readChoice(readSaved().indicators);

/** The customer's indicators, on all charts; stored on this device. */
export const useIndicators = (): readonly [IndicatorChoice, (choice: IndicatorChoice) => void] => [
	useStore(subscribe, () => chosen),
	choose,
];

const choose = (choice: IndicatorChoice): void => {
	chosen = choice;
	save({ indicators: choiceText(choice) });
	for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
	listeners.add(listener);
	return () => listeners.delete(listener);
};
