import { loadAdapters } from "@tradewind/adapters-http";
import { installBrowserStub } from "../browser-stub.ts";
import { createCommandLog } from "../in-process-network.ts";
import { network } from "../network-seam.ts";
import type { SoakFindings, SoakOptions } from "../soak/soak.ts";
import { clockSpeed, speedUpClock } from "./fast-clock.ts";
import { createRemoteControl } from "./remote-control.ts";

const startTimeoutMs = 300_000;
const pollMs = 100;

/** Runs the soak over HTTP and WebSocket, against a mock platform at `origin`. Replaces the clocks of this process. */
export const networkSoak = async (origin: string, options: SoakOptions): Promise<SoakFindings> => {
	const realFetch = network.fetch;
	const control = createRemoteControl(origin, (...request) => realFetch(new Request(...request)));
	// The login would wait for its code no longer than its timeout, which the fast clock shortens.
	await loadAdapters();
	await control["clock/speed"]({ speed: clockSpeed });
	const pendingTimers = speedUpClock(clockSpeed);
	const browser = installBrowserStub(origin);
	// The app reads the address of its platform when its modules are evaluated.
	const [{ startCustomer }, { soak }] = await Promise.all([
		import("../customer.ts"),
		import("../soak/soak.ts"),
	]);
	const { observe } = await import("../../packages/ui-react/src/start/record/observe.ts");
	const { sentCommands, record } = createCommandLog();
	network.fetch = (request) => {
		record(request);
		return realFetch(request);
	};
	const advance = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
	const until = async (what: string, isSo: () => unknown): Promise<void> => {
		const end = Date.now() + startTimeoutMs;
		while (!isSo()) {
			if (Date.now() > end) throw new Error(`Not within ${startTimeoutMs} simulated ms: ${what}.`);
			await advance(pollMs);
		}
	};
	const customer = await startCustomer();
	// As the app does once it is idle: it bounds what the recorder keeps.
	observe();
	try {
		await until("the app shows a price", () => customer.ticket() && customer.app.quotes.get(customer.code));
		customer.signIn();
		await until("the customer is signed in", () => customer.session());
		const time = { now: Date.now, advance, pendingTimers };
		return await soak({ browser, customer, platform: { control }, sentCommands, time }, options);
	} finally {
		customer.leave();
	}
};
