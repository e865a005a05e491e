import { Schema } from "effect";
import { command } from "../commands/command.ts";
import { findCustomer } from "../commands/find-customer.ts";
import type { Contract } from "../contract/contract.routes.ts";
import type { Core } from "../core/core.ts";

const Count = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1000 }));
/** A minute must hold a whole number of quotes of whole milliseconds. */
const PerSecond = Schema.Literals([1, 2, 4, 5, 10, 20, 25, 50]);

const Load = Schema.Struct({
	instruments: Count,
	ticksPerSecond: PerSecond,
	/** Orders of a customer in these instruments; each is pushed on its own, so many times a second. */
	orders: Schema.optionalKey(
		Schema.Struct({ account: Schema.NonEmptyString, count: Count, pushesPerSecond: PerSecond }),
	),
});

/** Load for measurements. */
export const load = (core: Core, { contract }: { readonly contract: Contract }) => ({
	commands: {
		/** Adds generated instruments that quote at a rate, and orders whose figures are pushed at a rate. */
		load: command(Load, async ({ instruments, ticksPerSecond, orders }): Promise<void> => {
			const { market, sessions, seed } = core;
			const customer = orders && findCustomer(sessions, orders.account);
			/** Imported here, because only measurements need the library that generates names. */
			const { loadListings } = await import("./load-listings.ts");
			const firstId = Math.max(0, ...market.all().map(({ listing }) => listing.id)) + 1;
			const listings = loadListings(seed, firstId, instruments, ticksPerSecond);
			for (const listing of listings) market.list(listing);
			if (orders && customer) {
				const { openLoadOrders } = await import("./load-orders.ts");
				openLoadOrders({ ...core, ...contract }, customer.id, listings, orders.count);
				contract.setPushRate(customer.id, orders.pushesPerSecond);
			}
			core.restartTicks();
		}),
	},
});
