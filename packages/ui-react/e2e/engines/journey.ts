import { join } from "node:path";
import { expect } from "@playwright/test";
import { platformTest as base } from "@tradewind/test-kit";
import { type EngineName, findEngine } from "../../../../scripts/engines.ts";
import { writeServiceWorker } from "../../../../scripts/service-worker.ts";
import { type App, createApp, forgetEverything, phone } from "./app.ts";
import { copyWithHook } from "./console-hook.ts";
import type { Driver } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

interface WorkerFixtures {
	readonly engine: EngineName;
	/** The browser of the worker; undefined if this machine does not have it. */
	readonly driver: Driver | undefined;
}

interface Fixtures {
	/** Matches the console output that the journey provokes. */
	readonly provokes: RegExp | undefined;
	/** The app, not opened, on a device without anything saved, in portrait. */
	readonly app: App;
	/** As `app`, and Mia is signed in. */
	readonly mia: App;
}

/**
 * A journey through the app in WebKit and in Firefox (engines.config.ts). It fails on console output. Where the engine is
 * missing it is skipped, which does not count as passed.
 */
export const journey = base.extend<Fixtures, WorkerFixtures>({
	engine: ["webkit", { scope: "worker", option: true }],
	/** Firefox reports its console itself. */
	uiDirectory: [
		async ({ engine }, use) => {
			const built = join(import.meta.dirname, "../../dist");
			if (engine === "firefox") return use(built);
			using copy = copyWithHook(built);
			await writeServiceWorker(copy.directory);
			await use(copy.directory);
		},
		{ scope: "worker" },
	],
	driver: [
		async ({ engine }, use) => {
			const found = findEngine(engine);
			if (!found) return use(undefined);
			const driver =
				found.engine === "firefox" ? await startFirefox(found.path) : await startWebKit(found.webkit);
			await use(driver);
			await driver.stop();
		},
		{ scope: "worker", timeout: 120_000 },
	],
	provokes: [undefined, { option: true }],
	app: async ({ driver, engine, platformUrl, platform, provokes }, use, info) => {
		journey.skip(driver === undefined, `${engine} is not on this machine`);
		if (!driver) return;
		expect((await platform.state()).sumOfPostings).toBe("0");
		await driver.resize(phone);
		await forgetEverything(driver, platformUrl);
		await use(createApp(driver, platformUrl));
		if (info.status !== info.expectedStatus)
			await info.attach("screen", { body: await driver.screenshot(), contentType: "image/png" });
		const logged = (await driver.takeConsole()).filter((line) => !provokes?.test(line));
		expect(logged).toEqual([]);
	},
	mia: async ({ app, platform }, use) => {
		await app.remember({ token: await platform.openSession("mia@tradewind.test"), language: "en" });
		await use(app);
	},
});

export { expect };
