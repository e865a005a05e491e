import { Result } from "effect";
import { grant } from "../account/wallet.ts";
import { hours, welcome } from "../content/seeded-messages.ts";
import { listings } from "../market/listings.ts";
import { seededCustomers } from "../session/seeded-customers.ts";
import type { World } from "../world.ts";
import { endAt, openAt } from "./past-trades.ts";

export const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long ago the seeded customers registered. */
const registeredBeforeMs = 60 * dayMs;

/** The instrument whose market is closed when the platform starts. */
const closedCode = "JP225";

/** The customer of the scenarios with trades. */
export const mia = 1;

export const listMarkets = ({ market, clock }: World): void => {
	for (const listing of listings) market.list(listing);
	market.byCode(closedCode)?.setOpen(clock.now(), false);
};

export const registerCustomers = ({ sessions, ledger, messages, clock }: World): void => {
	for (const { customer, funds } of seededCustomers) {
		sessions.register(customer);
		grant(ledger, customer.id, clock.now() - registeredBeforeMs, funds);
		messages.send(customer.id, welcome, clock.now() - registeredBeforeMs);
		messages.send(customer.id, hours, clock.now() - dayMs);
	}
};

const pastTrades = [
	{ code: "EURUSD", direction: "buy", quantity: "0.2" },
	{ code: "XAUUSD", direction: "sell", quantity: "0.1" },
	{ code: "BTCUSD", direction: "buy", quantity: "0.05" },
	{ code: "USDJPY", direction: "sell", quantity: "0.1" },
	{ code: "USOIL", direction: "buy", quantity: "0.1" },
] as const;

/** Adds closed orders of a customer, one after the other, the last some hours ago. */
export const addHistory = (world: World, customerId: number, count: number): void => {
	const now = world.clock.now();
	for (let place = 0; place < count; place++) {
		const trade = pastTrades[place % pastTrades.length] ?? pastTrades[0];
		const openedAt = now - (count - place) * 9 * hourMs;
		const id = openAt(world, { ...trade, customerId, openedAt });
		endAt(world, id, openedAt + (1 + (place % 4)) * hourMs);
	}
};

/** Adds closed micro orders of a customer, one an hour, the last an hour ago. */
export const addMicroHistory = (
	{ clock, market, microOrderService }: World,
	customerId: number,
	count: number,
): void => {
	const now = clock.now();
	const instrument = market.byCode("EURUSD");
	if (!instrument) return;
	for (let place = 0; place < count; place++) {
		const order = {
			forex_id: String(instrument.listing.id),
			type: place % 2 === 0 ? "1" : "2",
			number: "10",
			seconds: "60",
		} as const;
		Result.getOrThrow(microOrderService.submit(customerId, order, now - (count - place) * hourMs));
		microOrderService.settle(now);
	}
};
