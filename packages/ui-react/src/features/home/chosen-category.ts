import type { Choice } from "../../instruments/rows/use-visible-instruments.ts";
import { createStore } from "../../state/store.ts";

/** The selected category. It is shared, because chips and list are separate blocks of the menu. */
export const chosenCategory = createStore<Choice>(undefined);
