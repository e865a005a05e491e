import { test as base } from "@playwright/test";
import { startPlatform } from "./platform-process.ts";
import { createPlatform, type Platform } from "./trading-platform.ts";

interface WorkerFixtures {
	/** The folder of the built UI, relative to the root of the repository. */
	readonly uiDirectory: string;
	/** The address of the worker's own platform, which also serves the built UI. */
	readonly platformUrl: string;
}

interface Fixtures {
	/** The initial state of the platform. */
	readonly scenario: string;
	readonly platform: Platform;
}

/** Provides a platform in a known state; each worker starts one. */
export const test = base.extend<Fixtures, WorkerFixtures>({
	uiDirectory: ["packages/ui-react/dist", { scope: "worker", option: true }],
	platformUrl: [
		async ({ uiDirectory }, use) => {
			const { url, stop } = await startPlatform(uiDirectory);
			await use(url);
			stop();
		},
		{ scope: "worker" },
	],
	baseURL: ({ platformUrl }, use) => use(platformUrl),
	scenario: ["untraded", { option: true }],
	platform: [
		async ({ request, scenario }, use) => {
			const platform = createPlatform(request);
			await platform.reset(scenario);
			await use(platform);
			await platform.clearFaults();
		},
		{ auto: true },
	],
});
