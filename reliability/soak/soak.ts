import { brokenPressesOf } from "../laws.ts";
import { said, statesOf } from "../said.ts";
import { openOrders, settleDown, type Trial } from "../trial.ts";
import { brokenBooksOf } from "./books.ts";
import { chanceOf } from "./chance.ts";
import { historyDifferences } from "./history.ts";
import { trouble } from "./troubles.ts";

export interface SoakOptions {
	readonly seed: number;
	/** Of simulated time. */
	readonly minutes: number;
	/** Bytes in use, after a collection; absent where nobody can tell. */
	readonly heap?: () => number;
}

/** What was left running when all was calm. */
export interface Sample {
	readonly heap: number | undefined;
	readonly timers: number;
	readonly listeners: number;
	readonly sockets: number;
}

export interface SoakFindings {
	readonly happenings: number;
	readonly faults: number;
	readonly presses: Readonly<
		Record<string, { readonly pressed: number; readonly sent: number; readonly reached: number }>
	>;
	readonly reconciliations: number;
	/** Orders of the customer that were compared field by field at the end. */
	readonly orders: { readonly contract: number; readonly micro: number };
	readonly differences: readonly string[];
	readonly brokenPresses: readonly string[];
	readonly unsaid: readonly string[];
	readonly brokenBooks: readonly string[];
	readonly samples: readonly Sample[];
}

/** Simulated milliseconds of trouble between two calms. */
const troubleMs = 45_000;
/** Simulated milliseconds after which nothing that a calm has begun goes on. */
const restMs = 3000;
const minuteMs = 60_000;

/**
 * A customer trades while things go wrong, by the choices of the seed. Every minute or so everything goes well again: then,
 * within one reconnect, the app must show what is true, the books must balance, and nothing may be left running.
 */
export const soak = async (world: Trial, { seed, minutes, heap }: SoakOptions): Promise<SoakFindings> => {
	const { customer, platform, time } = world;
	const chance = chanceOf(seed);
	const end = time.now() + minutes * minuteMs;
	const states = new Set<string>();
	const [differences, brokenBooks]: [string[], string[]] = [[], []];
	const samples: Sample[] = [];
	let [happenings, faults, reconciliations] = [0, 0, 0];

	await openOrders(world);
	while (time.now() < end) {
		await trouble(world, chance, Math.min(troubleMs, end - time.now()), (what) => {
			happenings += 1;
			if (/^(HTTP|socket|all |the (market|platform|price))/.test(what)) faults += 1;
			for (const state of statesOf(customer)) states.add(state);
		});
		const minute = `${((time.now() - end) / minuteMs + minutes).toFixed(1)} min`;
		differences.push(...(await settleDown(world)).map((line) => `${minute}: ${line}`));
		reconciliations += 1;
		customer.readNotices();
		await time.pass(restMs);
		brokenBooks.push(...brokenBooksOf(platform.control.state()).map((line) => `${minute}: ${line}`));
		samples.push({
			heap: heap?.(),
			timers: time.waiting(),
			listeners: world.browser.listeners(),
			sockets: platform.control.state().sockets.length,
		});
	}
	const history = await historyDifferences(world);
	return {
		happenings,
		faults,
		presses: pressesOf(world),
		reconciliations,
		orders: history.compared,
		differences: [...differences, ...history.differences],
		brokenPresses: brokenPressesOf(world),
		unsaid: [...states].filter((state) => said[state] === undefined),
		brokenBooks,
		samples,
	};
};

const pressesOf = ({ customer, line, platform }: Trial): SoakFindings["presses"] => {
	const { counts } = platform.control.state().requests;
	const commands = [...new Set(customer.presses().map(({ command }) => command))].sort();
	return Object.fromEntries(
		commands.map((command) => [
			command,
			{
				pressed: customer.presses().filter((press) => press.isOnline && press.command === command).length,
				sent: line.commands().filter(({ call }) => call === command).length,
				reached: counts[command] ?? 0,
			},
		]),
	);
};
