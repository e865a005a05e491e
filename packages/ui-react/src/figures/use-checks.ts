import { useEffect } from "react";
import { loadFeatureWords } from "../i18n/words.ts";
import { loadOnce } from "../state/load-once.ts";
import { createStore } from "../state/store.ts";
import { useStore } from "../state/use-store.ts";
import { whenIdle } from "../state/when-idle.ts";

type Checks = typeof import("./loaded-checks.ts").loadedChecks;

const loaded = createStore<Checks | undefined>(undefined);

/** Loads them at once. */
export const loadChecks = loadOnce(async () => {
	const [checks] = await Promise.all([
		import("./loaded-checks.ts").then((file) => file.loadedChecks),
		loadFeatureWords(),
	]);
	loaded.set(checks);
});

/** The checks of figures, with their words. They load when the browser is idle; until then there are none. */
export const useChecks = (): Checks | undefined => {
	useEffect(() => whenIdle(() => void loadChecks().catch(() => {})), []);
	return useStore(loaded.subscribe, loaded.get);
};
