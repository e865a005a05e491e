import { faultKinds } from "../fault-kinds.ts";
import { commandViolations } from "../invariants.ts";
import { openOrders, type Run, recover } from "../run.ts";
import { stateNames, statesWithoutText } from "../state-texts.ts";
import { historyDifferences } from "./history.ts";
import { ledgerErrors } from "./ledger.ts";
import { createRandomChoice } from "./random-choice.ts";
import { runRandomEvents } from "./random-events.ts";

export interface SoakOptions {
	readonly seed: number;
	/** Simulated minutes. */
	readonly minutes: number;
	/** Heap in bytes after a garbage collection; absent if the process can't collect. */
	readonly heap?: () => number;
}

/** Resources in use after a recovery. */
export interface Sample {
	readonly heap: number | undefined;
	readonly timers: number;
	readonly listeners: number;
	readonly sockets: number;
}

export interface SoakFindings {
	readonly events: number;
	readonly faults: number;
	readonly commands: Readonly<
		Record<string, { readonly tapped: number; readonly sent: number; readonly executed: number }>
	>;
	readonly recoveries: number;
	/** Number of the customer's closed orders compared field by field at the end. */
	readonly orders: { readonly contract: number; readonly micro: number };
	readonly differences: readonly string[];
	readonly commandViolations: readonly string[];
	readonly statesWithoutText: readonly string[];
	readonly ledgerErrors: readonly string[];
	readonly samples: readonly Sample[];
}

/** Simulated milliseconds of random events between two recoveries. */
const eventsMs = 45_000;
/** Simulated milliseconds after which the work of a recovery has ended. */
const settleMs = 3000;
const minuteMs = 60_000;

/**
 * A customer trades under random faults, chosen by the seed. About every minute all faults end: after one reconnect the app's
 * state must equal the platform's, the ledger must balance and no resource may leak.
 */
export const soak = async (run: Run, { seed, minutes, heap }: SoakOptions): Promise<SoakFindings> => {
	const { customer, platform, time } = run;
	const choice = createRandomChoice(seed);
	const end = time.now() + minutes * minuteMs;
	const states = new Set<string>();
	const [differences, errors]: [string[], string[]] = [[], []];
	const samples: Sample[] = [];
	let [events, faults, recoveries] = [0, 0, 0];

	await openOrders(run);
	while (time.now() < end) {
		await runRandomEvents(run, choice, Math.min(eventsMs, end - time.now()), (name) => {
			events += 1;
			if (faultKinds.some((kind) => kind.name === name)) faults += 1;
			for (const state of stateNames(customer)) states.add(state);
		});
		const minute = `${((time.now() - end) / minuteMs + minutes).toFixed(1)} min`;
		differences.push(...(await recover(run)).map((line) => `${minute}: ${line}`));
		recoveries += 1;
		customer.dismissOutcomes();
		await time.advance(settleMs);
		const state = await platform.control.state();
		errors.push(...ledgerErrors(state).map((line) => `${minute}: ${line}`));
		samples.push({
			heap: heap?.(),
			timers: time.pendingTimers(),
			listeners: run.browser.listeners(),
			sockets: state.sockets.length,
		});
	}
	const history = await historyDifferences(run);
	return {
		events,
		faults,
		commands: await commandCounts(run),
		recoveries,
		orders: history.compared,
		differences: [...differences, ...history.differences],
		commandViolations: await commandViolations(run),
		statesWithoutText: statesWithoutText(states),
		ledgerErrors: errors,
		samples,
	};
};

const commandCounts = async ({
	customer,
	sentCommands,
	platform,
}: Run): Promise<SoakFindings["commands"]> => {
	const { counts } = (await platform.control.state()).requests;
	const commands = [...new Set(customer.acceptedTaps().map(({ command }) => command))].sort();
	return Object.fromEntries(
		commands.map((command) => [
			command,
			{
				tapped: customer.acceptedTaps().filter((tap) => tap.isOnline && tap.command === command).length,
				sent: sentCommands().filter(({ call }) => call === command).length,
				executed: counts[command] ?? 0,
			},
		]),
	);
};
