import { providerStates } from "@tradewind/contracts/pact";
import { createVirtualClock } from "../clock/virtual-clock.ts";
import { createNodeHost } from "../hosts/node.ts";
import { createStateHandlers, type StateHandlers } from "./state-handlers.test-support.ts";
import { statesAt } from "./states-at.test-support.ts";

/** The platform that is verified. */
export interface Provider {
	readonly url: string;
	readonly states: StateHandlers;
	readonly close: () => Promise<void>;
}

/**
 * The platform at `PROVIDER_URL`, else a mock platform started for it. Another platform is put into provider states by
 * `PROVIDER_STATES_URL`, which is sent `{ action: "setup", state, params }` and answers with the state's values; without
 * it by the platform's own calls, made as the seeded customer.
 */
export const startProvider = async (
	environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Provider> => {
	const { PROVIDER_URL: url, PROVIDER_STATES_URL: statesUrl } = environment;
	const keep = async () => {};
	if (!url) return startMockPlatform();
	if (statesUrl) return { url, states: statesAt(statesUrl), close: keep };
	process.stdout.write(
		`No PROVIDER_STATES_URL: provider states are reached by calls to ${url} itself; nothing there is reset.\n`,
	);
	return { url, states: createStateHandlers(url, keep), close: keep };
};

/** Scenarios of the mock platform for the provider states that the usual one is not enough for. */
const scenarios: Readonly<Record<string, string>> = {
	[providerStates.marketClosed.name]: "market-closed",
	[providerStates.holding.name]: "holding-orders",
	[providerStates.pending.name]: "holding-orders",
	[providerStates.closed.name]: "history-full",
};

/** Its clock stands still in trading hours, so that a verification never depends on the day it runs on. */
const startMockPlatform = async (): Promise<Provider> => {
	const { url, platform, close } = await createNodeHost({ port: 0, clock: createVirtualClock() });
	const begin = async (state: string) => platform.control.reset({ scenario: scenarios[state] ?? "default" });
	return { url, states: createStateHandlers(url, begin), close };
};
