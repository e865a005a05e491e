import { defineConfig } from "@playwright/test";
import type { EngineName } from "../../scripts/engines.ts";

/** The journeys in WebKit and in Firefox. Each worker has one browser and one platform, which its journeys use in turn. */
export default defineConfig<object, { engine: EngineName }>({
	testDir: "e2e/engines",
	testMatch: /\.journey\.ts$/,
	outputDir: "test-results/engines",
	globalSetup: ["./e2e/global-setup.ts", "./e2e/demo-setup.ts"],
	workers: 2,
	forbidOnly: true,
	/** On a shared machine a journey may run out of time once; Playwright reports it as flaky. */
	retries: 1,
	timeout: 300_000,
	expect: { timeout: 40_000 },
	reporter: "list",
	projects: [
		{ name: "webkit", use: { engine: "webkit" } },
		{ name: "firefox", use: { engine: "firefox" } },
	],
});
