import { createNodeHost } from "@tradewind/mock-server/node";
import { installBrowserStub } from "../browser-stub.ts";
import { startCustomer } from "../customer.ts";
import { createCommandLog } from "../in-process-network.ts";
import { network } from "../network-seam.ts";
import { speedUpClock } from "./fast-clock.ts";
import { type SoakFindings, type SoakOptions, soak } from "./soak.ts";

/** How many times as fast as real time the clocks run. */
export const clockSpeed = 10;

/** Runs the soak over HTTP and WebSocket, against a mock platform on a local port. */
export const networkSoak = async (options: SoakOptions): Promise<SoakFindings> => {
	const pendingTimers = speedUpClock(clockSpeed);
	const host = await createNodeHost({ port: 0, seed: String(options.seed) });
	const browser = installBrowserStub(host.url);
	const { sentCommands, record } = createCommandLog();
	const realFetch = network.fetch;
	network.fetch = (request) => {
		record(request);
		return realFetch(request);
	};
	const advance = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
	const customer = await startCustomer();
	try {
		await advance(2000);
		customer.signIn();
		await advance(2000);
		const time = { now: Date.now, advance, pendingTimers };
		return await soak({ browser, customer, platform: host.platform, sentCommands, time }, options);
	} finally {
		customer.leave();
		await host.close();
	}
};
