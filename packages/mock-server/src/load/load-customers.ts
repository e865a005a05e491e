import { decimal, money, rate } from "@tradewind/domain/money";
import { Result } from "effect";
import type { Contract } from "../contract/contract.routes.ts";
import type { CopyTrading } from "../copy-trading/copy-trading.ts";
import type { Core } from "../core/core.ts";
import type { Customer } from "../customers/customer.ts";
import { grant } from "../ledger/wallet.ts";

const funds = { forex: "1000000", micro: "0", change: "0" };

interface Load {
	readonly customers: number;
	/** Open orders, of one customer after the other. */
	readonly orders: number;
	/** Closed orders, of one customer after the other. */
	readonly closedOrders: number;
	/** So many of the customers are traders; the next one follows each. */
	readonly traders: number;
}

interface Parts {
	readonly core: Core;
	readonly contract: Contract;
	readonly copyTrading: CopyTrading;
}

/** Registers customers with orders, and returns a token of each. */
export const addLoadCustomers = (
	{ core, contract: { pastTrades }, copyTrading: { follows } }: Parts,
	load: Load,
): readonly string[] => {
	const { sessions, ledger, market, clock } = core;
	const now = clock.now();
	const customers = Array.from({ length: load.customers }, (_, place) => {
		const id = sessions.newId();
		const customer = sessions.register(loadCustomer(id, place < load.traders));
		grant(ledger, id, now, funds);
		return customer;
	});
	const customerAt = (place: number): number => customers[place % customers.length]?.id ?? 0;
	const open = market.all().filter((instrument) => instrument.isOpen(now));
	const trade = (place: number): number =>
		Result.getOrThrow(
			pastTrades.open({
				customerId: customerAt(place),
				code: open[place % open.length]?.listing.code ?? "",
				direction: Math.floor(place / open.length) % 2 === 0 ? "buy" : "sell",
				quantity: "0.1",
				openedAt: now,
			}),
		);
	for (let place = 0; place < load.closedOrders; place++) pastTrades.end(trade(place), now);
	for (let place = 0; place < load.orders; place++) trade(place);
	for (let place = 0; place < load.traders; place++)
		follows.begin({
			followerId: customerAt(place + 1),
			traderId: customerAt(place),
			multiple: rate(decimal("1")),
			maxAmount: money(decimal("1000")),
			since: now,
		});
	return customers.map((customer) => sessions.open(customer));
};

const loadCustomer = (id: number, isTrader: boolean): Customer => ({
	id,
	uid: String(10_000_000 + id),
	email: `load-${id}@tradewind.test`,
	mobile: "",
	nickname: `Load ${id}`,
	password: "Tradewind-1",
	isDemo: false,
	isTrader,
	level: 1,
	creditScore: 100,
});
