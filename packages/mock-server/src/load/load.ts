import { Schema } from "effect";
import { command } from "../commands/command.ts";
import { Account } from "../commands/fields.schema.ts";
import { findCustomer } from "../commands/find-customer.ts";
import type { Contract } from "../contract/contract.routes.ts";
import type { CopyTrading } from "../copy-trading/copy-trading.ts";
import type { Core } from "../core/core.ts";

const Count = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1000 }));
/** A minute must hold a whole number of quotes of whole milliseconds. */
const PerSecond = Schema.Literals([1, 2, 4, 5, 10, 20, 25, 50]);

const Load = Schema.Struct({
	instruments: Count,
	ticksPerSecond: PerSecond,
	orders: Schema.optionalKey(
		Schema.Struct({ account: Account, count: Count, pushesPerSecond: PerSecond }).annotate({
			description: "Orders of a customer in these instruments; each is pushed on its own",
		}),
	),
});

const Customers = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 20_000 }));
const Some = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 20_000 }));
const none = 0;

const LoadCustomers = Schema.Struct({
	customers: Customers,
	orders: Schema.optionalKey(Some),
	closedOrders: Schema.optionalKey(Some),
	traders: Schema.optionalKey(Some),
});

interface Others {
	readonly contract: Contract;
	readonly copyTrading: CopyTrading;
}

/** Load for measurements. */
export const load = (core: Core, { contract, copyTrading }: Others) => ({
	commands: {
		"load/customers": command(
			{
				does: "Adds customers, some of them with orders, and opens a session for each. Answers with their tokens.",
				example: { customers: 100, orders: 10 },
			},
			LoadCustomers,
			async ({
				customers,
				orders = none,
				closedOrders = none,
				traders = none,
			}): Promise<{ readonly tokens: readonly string[] }> => {
				const { addLoadCustomers } = await import("./load-customers.ts");
				const parts = { core, contract, copyTrading };
				return { tokens: addLoadCustomers(parts, { customers, orders, closedOrders, traders }) };
			},
		),

		load: command(
			{
				does: "Adds generated instruments that quote at a rate, and orders whose figures are pushed at a rate.",
				example: { instruments: 50, ticksPerSecond: 20 },
			},
			Load,
			async ({ instruments, ticksPerSecond, orders }): Promise<void> => {
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
			},
		),
	},
});
