import { useEffect } from "react";
import { loadFeatureWords } from "../i18n/words.ts";
import { loadOnce } from "../state/load-once.ts";
import { useStore } from "../state/use-store.ts";
import { whenIdle } from "../state/when-idle.ts";
import { checksStore, type LoadedChecks } from "./checks-store.ts";

/** Loads them at once. */
export const loadChecks = loadOnce(async () => {
	const [checks] = await Promise.all([
		import("./loaded-checks.ts").then((file) => file.loadedChecks),
		loadFeatureWords(),
	]);
	checksStore.set(checks);
});

/** The checks of figures, with their words. They load when the browser is idle; until then there are none. */
export const useChecks = (): LoadedChecks | undefined => {
	useEffect(() => whenIdle(() => void loadChecks().catch(() => {})), []);
	return useStore(checksStore.subscribe, checksStore.get);
};
