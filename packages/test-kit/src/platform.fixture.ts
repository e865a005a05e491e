import { test as base } from "@playwright/test";
import { createPlatform, type Platform } from "./platform.ts";
import { startPlatform } from "./platform-process.ts";
import { runningInstance } from "./running-instance.ts";

export interface PlatformWorkerFixtures {
	/** The folder of the built UI, relative to the root of the repository. */
	readonly uiDirectory: string;
	/** The address of the worker's own platform, which also serves the built UI; or that of the running one (BASE_URL). */
	readonly platformUrl: string;
}

export interface PlatformFixtures {
	/** The initial state of the platform. */
	readonly scenario: string;
	readonly platform: Platform;
}

/** Provides a platform in a known state; each worker starts one. */
export const test = base.extend<PlatformFixtures, PlatformWorkerFixtures>({
	uiDirectory: ["packages/ui-react/dist", { scope: "worker", option: true }],
	platformUrl: [
		async ({ uiDirectory }, use) => {
			const running = runningInstance();
			if (running) return use(running.url);
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
			const platform = createPlatform(request, runningInstance()?.key);
			await platform.reset(scenario);
			await use(platform);
			await platform.clearFaults();
		},
		{ auto: true },
	],
});
