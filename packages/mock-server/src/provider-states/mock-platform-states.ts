import { providerStates } from "@tradewind/contracts/pact";
import type { Control } from "../control/control.ts";
import type { ReachedPlatform } from "./caller.ts";
import type { StateHandlers } from "./state-customer.ts";
import { createStateHandlers } from "./state-handlers.ts";

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

/** Sets up the provider states of a mock platform: each begins with a reset to its scenario. */
export const mockPlatformStates = (
	platform: ReachedPlatform,
	{ reset, code }: Pick<Control, "reset" | "code">,
): StateHandlers =>
	createStateHandlers(platform, {
		begin: async (state) => reset({ scenario: scenarios[state] ?? "default" }),
		addCode: code,
	});
