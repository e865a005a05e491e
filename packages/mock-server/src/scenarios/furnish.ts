import { grant } from "../account/purse.ts";
import { listings } from "../market/listings.ts";
import { seededCustomers } from "../session/seeded-customers.ts";
import type { World } from "../world.ts";

const weekMs = 7 * 86_400_000;

/** The exchange that is closed whenever the platform starts. */
const closedCode = "JP225";

export const listMarkets = ({ market, clock }: World): void => {
	for (const listing of listings) market.list(listing);
	market.byCode(closedCode)?.setOpen(clock.now(), false);
};

export const admitCustomers = ({ sessions, ledger, clock }: World): void => {
	for (const { customer, funds } of seededCustomers) {
		sessions.register(customer);
		grant(ledger, customer.id, clock.now() - weekMs, funds);
	}
};
