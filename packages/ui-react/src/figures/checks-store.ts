import { createStore } from "../state/store.ts";

export type LoadedChecks = typeof import("./loaded-checks.ts").loadedChecks;

/** The checks of figures; `undefined` until `useChecks` has loaded them. */
export const checksStore = createStore<LoadedChecks | undefined>(undefined);
