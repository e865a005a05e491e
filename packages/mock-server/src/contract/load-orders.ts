import { grant } from "../account/purse.ts";
import type { Listing } from "../market/listing.ts";
import { openAt } from "../scenarios/past-trades.ts";
import type { World } from "../world.ts";

/** Enough that no swing of the prices closes one of the orders while they are measured. */
const funds = { forex: "1000000", micro: "0", change: "0" };

const minuteMs = 60_000;

/** Gives a customer orders to hold, a minute apart, of each instrument in turn; half of them buys. */
export const openLoadOrders = (
	world: World,
	customerId: number,
	listings: readonly Listing[],
	count: number,
): void => {
	const now = world.clock.now();
	grant(world.ledger, customerId, now, funds);
	for (let place = 0; place < count; place++)
		openAt(world, {
			customerId,
			code: listings[place % listings.length]?.code ?? "",
			direction: Math.floor(place / listings.length) % 2 === 0 ? "buy" : "sell",
			quantity: "0.1",
			openedAt: now - (count - place) * minuteMs,
		});
};
