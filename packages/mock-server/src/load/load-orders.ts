import { gmt } from "../clock/gmt.ts";
import type { Contract } from "../contract/contract.routes.ts";
import type { Core } from "../core/core.ts";
import { grant } from "../ledger/wallet.ts";
import type { Listing } from "../market/listing.ts";

/** High enough that no price move causes a stop-out during a measurement. */
const funds = { forex: "1000000", micro: "0", change: "0" };

type Parts = Pick<Core, "clock" | "ledger"> & Pick<Contract, "pastTrades">;

/** Opens orders for a customer, a minute apart, across the instruments; half of them are buys. */
export const openLoadOrders = (
	{ clock, ledger, pastTrades }: Parts,
	customerId: number,
	listings: readonly Listing[],
	count: number,
): void => {
	const now = clock.now();
	grant(ledger, customerId, now, funds);
	for (let place = 0; place < count; place++)
		pastTrades.open({
			customerId,
			code: listings[place % listings.length]?.code ?? "",
			direction: Math.floor(place / listings.length) % 2 === 0 ? "buy" : "sell",
			quantity: "0.1",
			openedAt: gmt(now)
				.subtract(count - place, "minutes")
				.valueOf(),
		});
};
