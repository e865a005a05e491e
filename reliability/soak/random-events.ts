import { type ActionName, actions } from "../actions.ts";
import { faultKinds } from "../fault-kinds.ts";
import type { Run } from "../run.ts";
import type { RandomChoice } from "./random-choice.ts";

/** Above this number of positions the customer closes one. */
const maxPositions = 8;

/** The actions of an active customer; frequent ones are listed several times. */
const commonActions: readonly ActionName[] = [
	"buys at market",
	"buys with stops",
	"buys with a receipt",
	"places a pending order",
	"closes a position",
	"closes a position",
	"cancels a pending order",
	"sets stops",
	"places a micro order",
	"places a micro order",
	"dismisses outcomes",
	"dismisses outcomes",
	"opens the orders",
	"returns to trade",
];

/** Milliseconds between two events. */
const pause = { least: 200, most: 2000 };

type Event = (run: Run) => void;

const deviceEvents: Readonly<Record<string, Event>> = {
	"the network is lost": ({ browser }) => browser.goOffline(),
	"the network is back": ({ browser }) => browser.goOnline(),
	"the page becomes visible": ({ browser }) => browser.show(),
	"the customer signs out": ({ customer }) => customer.signOut(),
	"the customer signs in": ({ customer }) => customer.signIn(),
	"all faults end": ({ platform }) => platform.control["faults/clear"](),
};

/** Runs random actions, faults and events for `ms`; calls `onEvent` with the name of each. */
export const runRandomEvents = async (
	run: Run,
	choice: RandomChoice,
	ms: number,
	onEvent: (name: string) => void,
): Promise<void> => {
	const end = run.time.now() + ms;
	while (run.time.now() < end) {
		const [name, execute] = randomEvent(run, choice);
		onEvent(name);
		execute();
		await run.time.advance(choice.between(pause.least, pause.most));
	}
	for (const fault of faultKinds) fault.end?.(run.platform.control);
};

const randomEvent = (run: Run, choice: RandomChoice): readonly [name: string, execute: () => void] => {
	const { customer, platform } = run;
	const category = choice.fraction();
	const chance = choice.fraction();
	if (category < 0.08) {
		const event = choice.oneOf(Object.entries(deviceEvents));
		if (event) return [event[0], () => event[1](run)];
	}
	if (category < 0.28) {
		const fault = choice.oneOf(faultKinds);
		if (fault) return [fault.name, () => fault.begin(platform.control, choice.between(1, 12))];
	}
	const { holding } = customer.app.orders.getSnapshot().context;
	const picked =
		holding.length > maxPositions ? "closes a position" : (choice.oneOf(commonActions) ?? commonActions[0]);
	const action = picked ?? "dismisses outcomes";
	return [action, () => actions[action](customer, chance)];
};
