import { buildUiIfStale } from "../../../scripts/ui-build.ts";

/** Before all browser tests: the built UI is that of the sources. */
const globalSetup = async (): Promise<void> => {
	if ((await buildUiIfStale()) !== 0) throw new Error("The UI could not be built");
};

export default globalSetup;
