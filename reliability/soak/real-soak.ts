// Before the app: see there.

import { createNodeHost } from "@tradewind/mock-server/node";
import { startCustomer } from "../customer.ts";
import { ends } from "../ends-of-the-line.ts";
import { countCommands } from "../line.ts";
import { openLittleBrowser } from "../little-browser.ts";
import { quickenTime } from "./quick-time.ts";
import { type SoakFindings, type SoakOptions, soak } from "./soak.ts";

/** How fast the clock runs. */
export const quickness = 10;

/** The app over HTTP and a WebSocket of this computer, before a mock platform on a port of it; every clock ten times as fast. */
export const realSoak = async (options: SoakOptions): Promise<SoakFindings> => {
	const waiting = quickenTime(quickness);
	const host = await createNodeHost({ port: 0, seed: String(options.seed) });
	const browser = openLittleBrowser(host.url);
	const { commands, note } = countCommands();
	const network = ends.fetch;
	ends.fetch = (request) => {
		note(request);
		return network(request);
	};
	const pass = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
	const customer = await startCustomer();
	try {
		await pass(2000);
		customer.signIn();
		await pass(2000);
		const time = { now: Date.now, pass, waiting };
		return await soak({ browser, customer, platform: host.platform, line: { commands }, time }, options);
	} finally {
		customer.leave();
		await host.close();
	}
};
