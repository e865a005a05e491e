import puppeteer, { type Browser, type CDPSession, type Page } from "puppeteer-core";
import { browserFlags, requireBrowser } from "../scripts/browser.ts";
import { installProbe } from "./probe.ts";

/** A phone with its developer-tools session, so that processor and network can be throttled. */
export interface Phone {
	readonly page: Page;
	readonly tools: CDPSession;
	/** Throws if anything was thrown in the page: what was measured then was something else. */
	readonly close: () => Promise<void>;
}

/**
 * Puppeteer, because it can be told to leave the network alone: the browser writes a report of each frame of a socket for
 * whoever listens to it, on the page's own thread, and that costs more than all the page does with it.
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
	/** Lighthouse's mobile network, applied; what travels is then reported by `tools`. */
	readonly slowNetwork?: boolean;
	readonly probed: boolean;
}

export const openPhone = async (browser: Browser, options: PhoneOptions): Promise<Phone> => {
	const context = await browser.createBrowserContext();
	const page = await context.newPage();
	await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
	if (options.probed) await page.evaluateOnNewDocument(installProbe);
	const tools = await page.createCDPSession();
	await tools.send("Emulation.setCPUThrottlingRate", { rate: options.slowdown });
	if (options.slowNetwork) {
		await tools.send("Network.enable");
		await tools.send("Network.emulateNetworkConditions", slow4G);
	}
	const faults: unknown[] = [];
	page.on("pageerror", (error) => faults.push(error));
	return {
		page,
		tools,
		close: async () => {
			await context.close();
			if (faults.length > 0) throw new Error(`${faults.length} errors in the page, the first: ${faults[0]}`);
		},
	};
};

const slow4G = {
	offline: false,
	latency: 150 * 3.75,
	downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
	uploadThroughput: (750 * 1024 * 0.9) / 8,
};
