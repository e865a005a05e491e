import { createPlatform, createRealClock, type Platform } from "@tradewind/mock-server";
import { save } from "../packages/ui-react/src/storage/saved.ts";
import { type ActionName, actions } from "./actions.ts";
import { type BrowserStub, installBrowserStub } from "./browser-stub.ts";
import { type Customer, startCustomer } from "./customer.ts";
import { connectInProcess, disconnectInProcess, origin, type SentCommand } from "./in-process-network.ts";
import type { Operated } from "./operated.ts";
import { differencesFromPlatform } from "./platform-state.ts";
import { inVirtualTime, type VirtualTime } from "./virtual-time.ts";

/** One run of the app: its customer, browser, platform and clock, and the commands that it sent. */
export interface Run<Served extends Operated = Operated> {
	readonly browser: BrowserStub;
	readonly customer: Customer;
	readonly platform: Served;
	readonly sentCommands: () => readonly SentCommand[];
	readonly time: Pick<VirtualTime, "now" | "advance" | "pendingTimers">;
}

/** A run in virtual time, with the platform in this process. */
export type VirtualRun = Run<Platform>;

/** The email address of the customer. */
const account = "mia@tradewind.test";

/** Runs `scenario` in virtual time with a signed-in customer, an app and a platform of its own. */
export const runScenario = <Value>(
	scenario: (run: VirtualRun) => Promise<Value>,
	seed = "tradewind",
): Promise<Value> =>
	inVirtualTime(async (time) => {
		const browser = installBrowserStub(origin);
		const platform = createPlatform({ seed, clock: createRealClock() });
		const sentCommands = connectInProcess(platform, time.noteActivity);
		return withCustomer({ browser, platform, sentCommands, time }, async (run) => {
			await time.advance(500);
			run.customer.signIn();
			await time.advance(1000);
			return scenario(run);
		});
	});

/** Runs `scenario` from the start of the app, for a returning customer with open orders; `injectFaults` runs before it. */
export const runStartUp = <Value>(
	injectFaults: (world: Pick<VirtualRun, "browser" | "platform">) => void,
	scenario: (run: VirtualRun) => Promise<Value>,
): Promise<Value> =>
	inVirtualTime(async (time) => {
		const browser = installBrowserStub(origin);
		const platform = createPlatform({ clock: createRealClock(), scenario: "holding-orders" });
		const sentCommands = connectInProcess(platform, time.noteActivity);
		save({ token: platform.control["session/open"]({ account }).token });
		injectFaults({ browser, platform });
		return withCustomer({ browser, platform, sentCommands, time }, scenario);
	});

const withCustomer = async <Value>(
	world: Omit<VirtualRun, "customer">,
	scenario: (run: VirtualRun) => Promise<Value>,
): Promise<Value> => {
	const customer = await startCustomer();
	try {
		return await scenario({ ...world, customer });
	} finally {
		customer.leave();
		await world.time.advance(pollMs);
		disconnectInProcess();
		world.platform.stop();
	}
};

const openingActions: readonly (readonly [action: ActionName, chance: number])[] = [
	["buys with stops", 0],
	["buys at market", 0.9],
	["places a pending order", 0],
	["places a pending order", 0.9],
	["places a micro order", 0],
	["buys at market", 0],
];

/** Opens orders with and without stops, pending orders and a micro order. */
export const openOrders = async ({ customer, time }: Run): Promise<void> => {
	for (const [action, chance] of openingActions) {
		actions[action](customer, chance);
		await time.advance(500);
		customer.dismissOutcomes();
	}
	await time.advance(700);
};

/** Names of the machines that failed to read their data and wait for a retry. */
export const failedMachines = ({ customer: { app } }: Run): readonly string[] =>
	(["site", "session", "market", "orders", "balances"] as const).flatMap((name) => {
		const { value } = app[name].getSnapshot();
		return value === "unreachable" || value === "failed" ? [`${name}: ${value}`] : [];
	});

/** Longer than the longest back-off. */
const reconnectTimeoutMs = 40_000;
const pollMs = 100;
/** Comparisons after the reconnect until a difference counts. */
const comparisons = 200;

/**
 * Ends all faults, forces one reconnect and waits until the app's state equals the platform's. Returns the differences that
 * remain, one line each.
 */
export const recover = async ({ browser, customer, platform, time }: Run): Promise<readonly string[]> => {
	await platform.control["faults/clear"]();
	browser.goOnline();
	const { realtime, session } = customer.app;
	const isLive = () => realtime.getSnapshot().matches("live");
	/** An ended session shows only in the reply to the next request. */
	const signInAgain = () => {
		if (!session.getSnapshot().context.signedIn) customer.signIn();
	};
	signInAgain();
	await platform.control.faults({ socket: [{ kind: "drop", times: 1 }] });
	await time.advance(pollMs);
	await platform.control["faults/clear"]();
	for (let waited = 0; !isLive() && waited < reconnectTimeoutMs; waited += pollMs) await time.advance(pollMs);
	if (!isLive()) return ["the connection was not made again"];
	let differences: readonly string[] = [];
	for (let count = 0; count < comparisons; count++) {
		await time.advance(pollMs);
		signInAgain();
		differences = differencesFromPlatform(customer, await platform.control.state());
		if (differences.length === 0) return differences;
	}
	return differences;
};
