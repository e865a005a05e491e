import puppeteer, { type Browser, type CDPSession, type Page } from "puppeteer-core";
import { browserFlags, requireBrowser } from "../scripts/browser.ts";
import { installProbe } from "./probe.ts";

/** An emulated phone with a developer-tools session, which throttles processor and network. */
export interface Phone {
	readonly page: Page;
	readonly tools: CDPSession;
	/** Throws if the page has thrown: its measurements are invalid. */
	readonly close: () => Promise<void>;
}

/**
 * Puppeteer with its network domain off: otherwise the browser reports each socket frame on the page's main thread, which costs
 * more than the page's own work.
 */
export const openBrowser = (): Promise<Browser> =>
	puppeteer.launch({
		executablePath: requireBrowser(),
		args: [...browserFlags, "--enable-precise-memory-info", "--js-flags=--expose-gc"],
		networkEnabled: false,
		issuesEnabled: false,
	});

interface PhoneOptions {
	readonly slowdown: number;
	/** Makes `tools` report requests; "slow" is Lighthouse's mobile network. */
	readonly network?: "slow" | "fast";
	readonly probed: boolean;
}

export const openPhone = async (browser: Browser, options: PhoneOptions): Promise<Phone> => {
	const context = await browser.createBrowserContext();
	const page = await context.newPage();
	await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
	if (options.probed) {
		await page.evaluateOnNewDocument(installProbe);
		// The probe starts workers from blobs.
		await page.setBypassCSP(true);
	}
	const tools = await page.createCDPSession();
	await tools.send("Emulation.setCPUThrottlingRate", { rate: options.slowdown });
	if (options.network) await tools.send("Network.enable");
	if (options.network === "slow") await tools.send("Network.emulateNetworkConditions", slow4G);
	const errors: unknown[] = [];
	page.on("pageerror", (error) => errors.push(error));
	return {
		page,
		tools,
		close: async () => {
			await context.close();
			if (errors.length > 0) throw new Error(`${errors.length} errors in the page, the first: ${errors[0]}`);
		},
	};
};

const slow4G = {
	offline: false,
	latency: 150 * 3.75,
	downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
	uploadThroughput: (750 * 1024 * 0.9) / 8,
};
