import { loadAdapters } from "@tradewind/adapters-http";
import { createNodeHost } from "@tradewind/mock-server/node";
import { installBrowserStub } from "../browser-stub.ts";
import { createCommandLog } from "../in-process-network.ts";
import { network } from "../network-seam.ts";
import { speedUpClock } from "./fast-clock.ts";
import type { SoakFindings, SoakOptions } from "./soak.ts";

/** How many times as fast as real time the clocks run. */
export const clockSpeed = 10;

/** Runs the soak over HTTP and WebSocket, against a mock platform on a local port. */
export const networkSoak = async (options: SoakOptions): Promise<SoakFindings> => {
	// The login would wait for its code no longer than its timeout, which the fast clock shortens.
	await loadAdapters();
	const pendingTimers = speedUpClock(clockSpeed);
	const host = await createNodeHost({ port: 0, seed: String(options.seed) });
	const browser = installBrowserStub(host.url);
	// The app reads the address of its platform when its modules are evaluated.
	const [{ startCustomer }, { soak }] = await Promise.all([import("../customer.ts"), import("./soak.ts")]);
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
