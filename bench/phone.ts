import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { browserFlags, requireBrowser } from "../scripts/browser.ts";
import { installProbe } from "./probe.ts";

/** A phone with its developer-tools session, so that processor and network can be throttled. */
export interface Phone {
	readonly page: Page;
	readonly tools: CDPSession;
	readonly close: () => Promise<void>;
}

export const openBrowser = (): Promise<Browser> =>
	chromium.launch({
		executablePath: requireBrowser(),
		args: [...browserFlags, "--enable-precise-memory-info", "--js-flags=--expose-gc"],
	});

export const openPhone = async (
	browser: Browser,
	options: { slowdown: number; slowNetwork: boolean },
): Promise<Phone> => {
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 2,
		isMobile: true,
		hasTouch: true,
	});
	await context.addInitScript(installProbe);
	const page = await context.newPage();
	const tools = await context.newCDPSession(page);
	await tools.send("Emulation.setCPUThrottlingRate", { rate: options.slowdown });
	await tools.send("Network.enable");
	if (options.slowNetwork) await tools.send("Network.emulateNetworkConditions", slow4G);
	return { page, tools, close: () => context.close() };
};

/** Lighthouse's mobile network, applied instead of simulated. */
const slow4G = {
	offline: false,
	latency: 150 * 3.75,
	downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
	uploadThroughput: (750 * 1024 * 0.9) / 8,
};
