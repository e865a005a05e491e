import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { browserFlags, requireBrowser } from "../../scripts/browser.ts";

const port = Number(process.env.E2E_PORT ?? 4273);
const root = join(import.meta.dirname, "../..");

/** One platform serves all tests, each of which resets it: hence one worker. */
export default defineConfig({
	testDir: "e2e",
	outputDir: "test-results",
	workers: 1,
	fullyParallel: false,
	forbidOnly: true,
	/** On a shared machine a test may run out of time once; Playwright names it flaky. */
	retries: process.env.CI ? 1 : 0,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	reporter: "list",
	use: {
		baseURL: `http://localhost:${port}`,
		trace: "retain-on-failure",
		screenshot: "only-on-failure",
		launchOptions: { executablePath: requireBrowser(), args: [...browserFlags] },
	},
	projects: [
		{
			name: "phone",
			use: {
				...devices["Pixel 7"],
				viewport: { width: 390, height: 844 },
				locale: "en-GB",
				timezoneId: "Europe/Berlin",
			},
		},
	],
	webServer: {
		command: `"${process.execPath}" scripts/start.ts`,
		cwd: root,
		env: { PORT: String(port) },
		url: `http://localhost:${port}/api/company/getCompanyStatus`,
		timeout: 120_000,
		gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
		stdout: "ignore",
	},
});
