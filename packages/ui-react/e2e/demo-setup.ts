import { buildDemoIfStale } from "../../../scripts/demo-build.ts";

/** Builds the demo before the journeys, which run in two processes. */
const demoSetup = async (): Promise<void> => {
	if (!process.env.BASE_URL) await buildDemoIfStale();
};

export default demoSetup;
