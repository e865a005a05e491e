import { quoteLifetimeMs } from "@tradewind/domain/realtime";
import type { ActName } from "./acts.ts";
import type { FaultKind } from "./fault-kinds.ts";
import { said, statesOf } from "./said.ts";
import { openOrders, settleDown, type Trial, work } from "./trial.ts";

export type Works = readonly (readonly [act: ActName, chance: number])[];

/** What a customer does while things go wrong, every 2 s: longer than the app waits for an answer. */
const usualWork: Works = [
	["buys at market", 0],
	["closes a position", 0],
	["sets stops", 0.9],
	["places a micro order", 0],
	["waits for a price", 0],
	["looks at the orders", 0],
	["cancels a waiting order", 0],
	["reads the notices", 0],
	["buys with stops", 0],
	["goes back to trade", 0],
	["buys by a receipt", 0.9],
	["places a micro order", 0.9],
];
const everyMs = 2000;

/** Requests that the first of two faults hits; the others are the second one's. */
const requestsOfTheFirst = 6;

/** What went against the promises of the app while `faults` were on, a line each; none where all were kept. */
export const brokenPromises = async (
	trial: Trial,
	faults: readonly FaultKind[],
	works: Works = usualWork,
): Promise<readonly string[]> => {
	const { platform, customer } = trial;
	await openOrders(trial);
	const states = new Set<string>();
	for (const [place, fault] of faults.entries())
		fault.begin(platform.control, place < faults.length - 1 ? requestsOfTheFirst : undefined);
	for (const act of works) {
		await work(trial, [act], everyMs);
		for (const state of statesOf(customer)) states.add(state);
	}
	for (const fault of faults) fault.end?.(platform.control);
	const differences = await settleDown(trial);
	for (const state of statesOf(customer)) states.add(state);
	return [...differences, ...brokenPressesOf(trial), ...unsaid(states)];
};

/** Every press is one request, and none was made at a price that is no price any more. */
export const brokenPressesOf = ({ customer, line, platform }: Trial): readonly string[] => {
	const presses = customer.presses().filter(({ isOnline }) => isOnline);
	const pressed = presses.map(({ command }) => command);
	const sent = line.commands().flatMap(({ call }) => (call === "session.login" ? [] : [call]));
	const { counts } = platform.control.state().requests;
	const isOrder = (command: string) => command.endsWith(".submit");
	return [
		...(pressed.join() === sent.join() ? [] : [`pressed ${pressed.join()}, sent ${sent.join()}`]),
		...new Set(
			pressed.filter((command) => (counts[command] ?? 0) > pressed.filter((each) => each === command).length),
		),
		...presses.flatMap(({ command, at, quoteMadeAt, freshness }) => {
			if (!isOrder(command)) return [];
			const age = at - (quoteMadeAt ?? 0);
			return age > quoteLifetimeMs || freshness !== "live"
				? [`${command} was sent on ${freshness} prices, at one that was ${age} ms old`]
				: [];
		}),
	];
};

const unsaid = (states: ReadonlySet<string>): readonly string[] =>
	[...states].filter((state) => said[state] === undefined).map((state) => `nothing is said of ${state}`);
