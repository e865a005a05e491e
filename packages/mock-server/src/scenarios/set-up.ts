import { Result } from "effect";
import { gmt } from "../clock/gmt.ts";
import { hours, welcome } from "../content/seeded-messages.ts";
import { seededCustomers } from "../customers/seeded-customers.ts";
import { grant } from "../ledger/wallet.ts";
import { listings } from "../market/listings.ts";
import type { World } from "../world.ts";

/** How long ago the seeded customers registered. */
const registeredBeforeDays = 60;

/** The instrument whose market is closed when the platform starts. */
const closedCode = "JP225";

/** The customer of the scenarios with trades. */
export const mia = 1;
export const omar = 2;

export const listMarkets = ({ market, clock }: World): void => {
	for (const listing of listings) market.list(listing);
	market.byCode(closedCode)?.setOpen(clock.now(), false);
};

export const registerCustomers = ({ sessions, ledger, messages, clock }: World): void => {
	const registeredAt = gmt(clock.now()).subtract(registeredBeforeDays, "days").valueOf();
	const yesterday = gmt(clock.now()).subtract(1, "day").valueOf();
	for (const { customer, funds } of seededCustomers) {
		sessions.register(customer);
		grant(ledger, customer.id, registeredAt, funds);
		messages.send(customer.id, welcome, registeredAt);
		messages.send(customer.id, hours, yesterday);
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
	const past = world.nouns.contract.pastTrades;
	const now = gmt(world.clock.now());
	for (let place = 0; place < count; place++) {
		const trade = pastTrades[place % pastTrades.length] ?? pastTrades[0];
		const openedAt = now.subtract((count - place) * 9, "hours");
		const opened = past.open({ ...trade, customerId, openedAt: openedAt.valueOf() });
		const id = Result.getOrThrow(opened);
		past.end(id, openedAt.add(1 + (place % 4), "hours").valueOf());
	}
};

/** Adds closed micro orders of a customer, one an hour, the last an hour ago. */
export const addMicroHistory = ({ clock, market, nouns }: World, customerId: number, count: number): void => {
	const now = clock.now();
	const { orderService } = nouns.micro;
	const instrument = market.byCode("EURUSD");
	if (!instrument) return;
	for (let place = 0; place < count; place++) {
		const order = {
			forex_id: String(instrument.listing.id),
			type: place % 2 === 0 ? "1" : "2",
			number: "10",
			seconds: "60",
		} as const;
		Result.getOrThrow(
			orderService.submit(
				customerId,
				order,
				gmt(now)
					.subtract(count - place, "hours")
					.valueOf(),
			),
		);
		orderService.settle(now);
	}
};
