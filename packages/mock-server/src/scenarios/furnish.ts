import { Result } from "effect";
import { grant } from "../account/purse.ts";
import { hours, welcome } from "../content/letters.ts";
import { listings } from "../market/listings.ts";
import { seededCustomers } from "../session/seeded-customers.ts";
import type { World } from "../world.ts";
import { endAt, openAt } from "./past-trades.ts";

export const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** When the seeded customers got their money. */
const admittedBeforeMs = 60 * dayMs;

/** The exchange that is closed whenever the platform starts. */
const closedCode = "JP225";

/** The customer that scenarios trade for. */
export const mia = 1;

export const listMarkets = ({ market, clock }: World): void => {
	for (const listing of listings) market.list(listing);
	market.byCode(closedCode)?.setOpen(clock.now(), false);
};

export const admitCustomers = ({ sessions, ledger, mailbox, clock }: World): void => {
	for (const { customer, funds } of seededCustomers) {
		sessions.register(customer);
		grant(ledger, customer.id, clock.now() - admittedBeforeMs, funds);
		mailbox.send(customer.id, welcome, clock.now() - admittedBeforeMs);
		mailbox.send(customer.id, hours, clock.now() - dayMs);
	}
};

const traded = [
	{ code: "EURUSD", direction: "buy", quantity: "0.2" },
	{ code: "XAUUSD", direction: "sell", quantity: "0.1" },
	{ code: "BTCUSD", direction: "buy", quantity: "0.05" },
	{ code: "USDJPY", direction: "sell", quantity: "0.1" },
	{ code: "USOIL", direction: "buy", quantity: "0.1" },
] as const;

/** Gives a customer closed orders, one after the other, the last one some hours ago. */
export const addHistory = (world: World, customerId: number, count: number): void => {
	const now = world.clock.now();
	for (let place = 0; place < count; place++) {
		const trade = traded[place % traded.length] ?? traded[0];
		const openedAt = now - (count - place) * 9 * hourMs;
		const id = openAt(world, { ...trade, customerId, openedAt });
		endAt(world, id, openedAt + (1 + (place % 4)) * hourMs);
	}
};

/** Gives a customer closed micro orders, one an hour, the last one an hour ago. */
export const addMicroHistory = (
	{ clock, market, microDesk }: World,
	customerId: number,
	count: number,
): void => {
	const now = clock.now();
	const instrument = market.byCode("EURUSD");
	if (!instrument) return;
	for (let place = 0; place < count; place++) {
		const asked = {
			forex_id: String(instrument.listing.id),
			type: place % 2 === 0 ? "1" : "2",
			number: "10",
			seconds: "60",
		} as const;
		Result.getOrThrow(microDesk.submit(customerId, asked, now - (count - place) * hourMs));
		microDesk.settle(now);
	}
};
