import { providerStates } from "@tradewind/contracts/pact";
import { createVirtualClock } from "../clock/virtual-clock.ts";
import { createNodeHost } from "../hosts/node.ts";
import { createStateHandlers, type StateHandlers } from "./state-handlers.test-support.ts";
import { statesAt } from "./states-at.test-support.ts";

/** The platform to verify. */
export interface Provider {
	readonly url: string;
	readonly states: StateHandlers;
	readonly close: () => Promise<void>;
}

/**
 * The platform at `PROVIDER_URL`, by default a mock platform. The provider states of another platform are set up by
 * `PROVIDER_STATES_URL`: it gets `{ action: "setup", state, params }` and answers with the values of the state. Without
 * it they are set up by calls as the seeded customer.
 */
export const startProvider = async (
	environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Provider> => {
	const { PROVIDER_URL: url, PROVIDER_STATES_URL: statesUrl } = environment;
	const doNothing = async () => {};
	if (!url) return startMockPlatform();
	if (statesUrl) return { url, states: statesAt(statesUrl), close: doNothing };
	process.stdout.write(
		`No PROVIDER_STATES_URL: provider states are set up by calls to ${url}; its data is not reset.\n`,
	);
	return { url, states: createStateHandlers(url, doNothing), close: doNothing };
};

/** The scenarios of provider states that need another one than the default. */
const scenarios: Readonly<Record<string, string>> = {
	[providerStates.marketClosed.name]: "market-closed",
	[providerStates.holding.name]: "holding-orders",
	[providerStates.pending.name]: "holding-orders",
	[providerStates.closed.name]: "history-full",
	[providerStates.followedTrader.name]: "trader",
	[providerStates.depositor.name]: "deposits",
	[providerStates.depositMatched.name]: "deposit-matched",
	[providerStates.fundHeld.name]: "fund-held",
	[providerStates.borrower.name]: "loan-approved",
	[providerStates.loanToRepay.name]: "loan-to-repay",
};

/** Its clock is fixed within trading hours, so that a verification does not depend on the current day. */
const startMockPlatform = async (): Promise<Provider> => {
	const { url, platform, close } = await createNodeHost({ port: 0, clock: createVirtualClock() });
	const begin = async (state: string) => platform.control.reset({ scenario: scenarios[state] ?? "default" });
	return { url, states: createStateHandlers(url, begin, platform.control.code), close };
};
