import { buildUiIfStale } from "../../../scripts/ui-build.ts";

/** Builds the UI before all browser tests, if its sources have changed. */
const globalSetup = async (): Promise<void> => {
	if ((await buildUiIfStale()) !== 0) throw new Error("The UI could not be built");
};

export default globalSetup;
