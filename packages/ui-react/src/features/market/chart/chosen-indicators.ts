import { createStore } from "../../../state/store.ts";
import { useStore } from "../../../state/use-store.ts";
import { readSaved, save } from "../../../storage/saved.ts";
import { choiceText, type IndicatorChoice, readChoice } from "./indicator-choice.ts";

const chosen = createStore(readChoice(readSaved().indicators));

/** The customer's indicators, on all charts; stored on this device. */
export const useIndicators = (): readonly [IndicatorChoice, (choice: IndicatorChoice) => void] => [
	useStore(chosen.subscribe, chosen.get),
	choose,
];

const choose = (choice: IndicatorChoice): void => {
	save({ indicators: choiceText(choice) });
	chosen.set(choice);
};
