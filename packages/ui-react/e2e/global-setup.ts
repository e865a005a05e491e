import { buildUiIfStale } from "../../../scripts/ui-build.ts";

/** Builds the UI before all browser tests, if its sources have changed. A running instance (BASE_URL) serves its own. */
const globalSetup = async (): Promise<void> => {
	if (process.env.BASE_URL) return;
	if ((await buildUiIfStale()) !== 0) throw new Error("The UI could not be built");
};

export default globalSetup;
