import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { asksForWindow, browserFlags, requireBrowser } from "../../scripts/browser.ts";

/** What these measure depends on what else the machine does: they run by themselves, in one worker. */
const measured =
	/(first-paint|live-figures|long-day|start-counts|orders-load|socket-worker|ticks)\.spec\.ts$/;

const phone = {
	...devices["Pixel 7"],
	viewport: { width: 390, height: 844 },
	/** Drawing each frame with the density of a phone (2.6) takes a twelfth of the time of all tests. */
	deviceScaleFactor: 1,
	locale: "en-GB",
	timezoneId: "Europe/Berlin",
};

/** A page of a test lives for seconds: its code is optimized for a tenth of the CPU time of all tests, and ends before that pays. */
const withoutOptimizer = "--js-flags=--no-opt --no-maglev";

/** Chromium with only the fonts of `e2e/fonts/<name>.conf`, whatever fonts the machine has. */
const browserWithFonts = (name: "noto" | "dejavu", flags: readonly string[] = [withoutOptimizer]) => ({
	executablePath: requireBrowser({ withWindow: asksForWindow() }),
	args: [...browserFlags, ...flags],
	env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, `e2e/fonts/${name}.conf`) },
});

/**
 * Each worker starts a platform of its own (@tradewind/test-kit), so that tests run side by side. On a running instance
 * (BASE_URL) one test runs after the other, since each resets it.
 */
export default defineConfig({
	testDir: "e2e",
	outputDir: "test-results",
	globalSetup: "./e2e/global-setup.ts",
	workers: process.env.BASE_URL ? 1 : 4,
	fullyParallel: true,
	forbidOnly: true,
	/** On a shared machine a test may run out of time once; Playwright reports it as flaky. */
	retries: 1,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	reporter: "list",
	use: {
		trace: "on-first-retry",
		/** Playwright does not see the requests of pages that a worker serves; the tests of the worker allow it. */
		serviceWorkers: "block",
		/** Playwright takes one at the end of every test, also of those that pass; the fixture takes it after a failure. */
		screenshot: "off",
		actionTimeout: 15_000,
		launchOptions: browserWithFonts("noto"),
	},
	projects: [
		{ name: "phone", testIgnore: [measured, /wide-font\.spec\.ts$/], use: phone },
		{
			name: "wide-font",
			testMatch: /(layout|wide-font)\.spec\.ts$/,
			grep: /every (screen|sheet) fits/,
			use: { ...phone, launchOptions: browserWithFonts("dejavu") },
		},
		{ name: "measured", testMatch: measured, use: { ...phone, launchOptions: browserWithFonts("noto", []) } },
		{ name: "languages", testMatch: /\.crawl\.ts$/, use: phone },
	],
});
