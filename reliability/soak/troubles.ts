import { type ActName, acts } from "../acts.ts";
import { faultKinds } from "../fault-kinds.ts";
import type { Trial } from "../trial.ts";
import type { Chance } from "./chance.ts";

/** What was done to the app in a soak, by name. */
export type Tally = Map<string, number>;

/** More positions than this, and the customer rather closes one. */
const enoughPositions = 8;

/** What somebody does who trades a lot, the commoner the oftener. */
const habits: readonly ActName[] = [
	"buys at market",
	"buys with stops",
	"buys by a receipt",
	"waits for a price",
	"closes a position",
	"closes a position",
	"cancels a waiting order",
	"sets stops",
	"places a micro order",
	"places a micro order",
	"reads the notices",
	"reads the notices",
	"looks at the orders",
	"goes back to trade",
];

/** Milliseconds between two things that happen. */
const pause = { least: 200, most: 2000 };

type Event = (world: Trial) => void;

const deviceEvents: Readonly<Record<string, Event>> = {
	"the network is lost": ({ browser }) => browser.goOffline(),
	"the network is back": ({ browser }) => browser.goOnline(),
	"the page is looked at again": ({ browser }) => browser.show(),
	"the customer logs out": ({ customer }) => customer.signOut(),
	"the customer logs in": ({ customer }) => customer.signIn(),
	"all faults end": ({ platform }) => platform.control.clearFaults(),
};

/** A minute or so of trading in which things go wrong: what is done is told to `tally`. */
export const trouble = async (
	world: Trial,
	chance: Chance,
	ms: number,
	tally: (what: string) => void,
): Promise<void> => {
	const end = world.time.now() + ms;
	while (world.time.now() < end) {
		const [what, happen] = somethingOf(world, chance);
		tally(what);
		happen();
		await world.time.pass(chance.between(pause.least, pause.most));
	}
	for (const { end: mend } of faultKinds) mend?.(world.platform.control);
};

const somethingOf = (world: Trial, chance: Chance): readonly [what: string, happen: () => void] => {
	const { customer, platform } = world;
	const dice = chance.part();
	const aim = chance.part();
	if (dice < 0.08) {
		const event = chance.oneOf(Object.entries(deviceEvents));
		if (event) return [event[0], () => event[1](world)];
	}
	if (dice < 0.28) {
		const fault = chance.oneOf(faultKinds);
		if (fault) return [fault.name, () => fault.begin(platform.control, chance.between(1, 12))];
	}
	const { holding } = customer.app.orders.getSnapshot().context;
	const habit = holding.length > enoughPositions ? "closes a position" : (chance.oneOf(habits) ?? habits[0]);
	const act = habit ?? "reads the notices";
	return [act, () => acts[act](customer, aim)];
};
