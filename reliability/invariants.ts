import { quoteLifetimeMs } from "@tradewind/domain/market";
import { type ActionName, actions } from "./actions.ts";
import type { FaultKind } from "./fault-kinds.ts";
import { openOrders, type Run, recover } from "./run.ts";
import { stateNames, statesWithoutText } from "./state-texts.ts";

/** What the customer does while faults are on. */
const workload: readonly (readonly [action: ActionName, chance: number])[] = [
	["buys at market", 0],
	["closes a position", 0],
	["sets stops", 0.9],
	["places a micro order", 0],
	["places a pending order", 0],
	["opens the orders", 0],
	["cancels a pending order", 0],
	["dismisses outcomes", 0],
	["buys with stops", 0],
	["returns to trade", 0],
	["buys with a receipt", 0.9],
	["places a micro order", 0.9],
];
const everyMs = 2000;

/** Requests that the first of two HTTP faults affects; the second one affects the others. */
const requestsOfFirstFault = 6;

/** Runs the workload with `faults` on, recovers, and returns the invariants that were violated, one line each. */
export const violationsUnder = async (run: Run, faults: readonly FaultKind[]): Promise<readonly string[]> => {
	const { customer, platform, time } = run;
	await openOrders(run);
	const states = new Set<string>();
	const noteStates = () => {
		for (const state of stateNames(customer)) states.add(state);
	};
	for (const [index, fault] of faults.entries())
		fault.begin(platform.control, index < faults.length - 1 ? requestsOfFirstFault : undefined);
	for (const [action, chance] of workload) {
		actions[action](customer, chance);
		await time.advance(everyMs);
		noteStates();
	}
	for (const fault of faults) fault.end?.(platform.control);
	const differences = await recover(run);
	noteStates();
	return [
		...differences,
		...(await commandViolations(run)),
		...statesWithoutText(states).map((state) => `the state ${state} has no text`),
	];
};

/** Each accepted tap sends one command, and no order is sent at a stale price. */
export const commandViolations = async ({
	customer,
	sentCommands,
	platform,
}: Run): Promise<readonly string[]> => {
	const taps = customer.acceptedTaps().filter(({ isOnline }) => isOnline);
	const tapped = taps.map(({ command }) => command);
	const sent = sentCommands().flatMap(({ call }) => (call === "session.login" ? [] : [call]));
	const { counts } = (await platform.control.state()).requests;
	const isOrder = (command: string) => command.endsWith(".submit");
	return [
		...(tapped.join() === sent.join() ? [] : [`tapped ${tapped.join()}, sent ${sent.join()}`]),
		...new Set(
			tapped
				.filter((command) => (counts[command] ?? 0) > tapped.filter((each) => each === command).length)
				.map((command) => `${command} was executed more often than it was tapped`),
		),
		...taps.flatMap(({ command, at, quoteMadeAt, freshness }) => {
			if (!isOrder(command)) return [];
			const age = at - (quoteMadeAt ?? 0);
			return age > quoteLifetimeMs || freshness !== "live"
				? [`${command} was sent while prices were ${freshness}, at a price ${age} ms old`]
				: [];
		}),
	];
};
