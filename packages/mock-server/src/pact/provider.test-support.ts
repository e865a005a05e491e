import { providerStates } from "@tradewind/contracts/pact";
import { createVirtualClock } from "../clock/virtual-clock.ts";
import { createNodeHost } from "../hosts/node.ts";
import { mockPlatformStates } from "../provider-states/mock-platform-states.ts";
import type { StateHandlers } from "../provider-states/state-customer.ts";
import { createStateHandlers } from "../provider-states/state-handlers.ts";
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
 * it they are set up by calls, as the customer `PROVIDER_ACCOUNT` with `PROVIDER_PASSWORD`, who trades `PROVIDER_INSTRUMENT`.
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
	const {
		PROVIDER_ACCOUNT: account,
		PROVIDER_PASSWORD: password,
		PROVIDER_INSTRUMENT: instrument,
	} = environment;
	const customer = {
		...providerStates.registered.params,
		...(account && { account }),
		...(password && { password }),
	};
	return { url, states: createStateHandlers({ url }, { customer, instrument }), close: doNothing };
};

/** Its clock is fixed within trading hours, so that a verification does not depend on the current day. */
const startMockPlatform = async (): Promise<Provider> => {
	const { url, platform, close } = await createNodeHost({ port: 0, clock: createVirtualClock() });
	return { url, states: mockPlatformStates({ url }, platform.control), close };
};
