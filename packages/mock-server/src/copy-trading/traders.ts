import { decimal, divide, type Money, money, type Quantity, quantity, zero } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { isHolding, type Order, profitAt } from "../contract/order.ts";
import type { OrderBook } from "../contract/order-book.ts";
import type { Customer } from "../customers/customer.ts";
import type { Sessions } from "../customers/sessions.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { free, locked, plus } from "../ledger/wallet.ts";
import type { Follow, Follows } from "./follows.ts";
import { figuresOf, type Leader, percent, type Trade } from "./leader.ts";
import type { Leaders } from "./leaders.ts";
import type { ViewedOrders } from "./viewed-orders.ts";

/** A trader whom customers can follow: a leader, or a customer whose application was approved. */
export interface MasterTrader extends Pick<Leader, "id" | "nickname" | "avatar" | "capital" | "audience"> {}

interface Parts {
	readonly leaders: Leaders;
	readonly sessions: Sessions;
	readonly ledger: Ledger;
	readonly follows: Follows;
	readonly viewedOrders: ViewedOrders;
	readonly book: OrderBook;
}

/** A trader accepts followers up to this multiple of their own capital. */
const acceptedTimesCapital = decimal("5");
const none = money(zero);

/** The traders and the figures of their cards (Spec 2 §3). */
export const createTraders = ({ leaders, sessions, ledger, follows, viewedOrders, book }: Parts) => {
	const customerTrader = ({ id, nickname }: Customer): MasterTrader => ({
		id,
		nickname,
		avatar: "",
		capital: plus(ledger.balance(free(id)), ledger.balance(locked(id))),
		audience: { followers: 0, amount: none },
	});
	const customerTraders = (): readonly MasterTrader[] => sessions.traders().map(customerTrader);
	const all = (): readonly MasterTrader[] => [...leaders.all(), ...customerTraders()];

	const ownOrders = (id: number): readonly Order[] =>
		viewedOrders.all({ traderId: id, followerId: undefined }, id);
	const tradesOf = (id: number): readonly Trade[] =>
		ownOrders(id).flatMap(({ completedAt, profit }) =>
			completedAt === undefined ? [] : [{ closedAt: completedAt, profit }],
		);

	/** All copies of a trader for one follow or for every one. */
	const copiesOf = (traderId: number, followerId?: number): readonly Order[] =>
		book.copiesOf(traderId).filter(({ customerId }) => followerId === undefined || customerId === followerId);

	return {
		all,
		find: (id: number): MasterTrader | undefined => {
			const customer = sessions.customer(id);
			if (customer) return customer.isTrader ? customerTrader(customer) : undefined;
			return leaders.all().find((one) => one.id === id);
		},
		figures: (trader: MasterTrader, now: number) => {
			const { id, capital, audience } = trader;
			const holding = ownOrders(id).filter(isHolding);
			const followers = follows.followersOf(id);
			const copies = copiesOf(id);
			const trades = tradesOf(id);
			const recent = figuresOf(trades, capital, now);
			/** The audience's amount gains and holds in proportion to the trader's capital. */
			const ofAudience = (figure: Money | Quantity, digits: number) =>
				divide(BigDecimal.multiply(figure, audience.amount), capital, digits, "half up") ?? zero;
			const ownCopies = sumOf(copies.filter(isHolding));
			const copied = figuresOf(closedAmong(copies), capital, now).three_week_profit;
			return {
				...recent,
				trades: trades.length,
				followers: followers.length + audience.followers,
				holding: holding.length,
				amount: plus(audience.amount, ...followers.map(({ maxAmount }) => maxAmount)),
				autoOpened: quantity(BigDecimal.sum(ownCopies, ofAudience(sumOf(holding), 2))),
				accepted: money(BigDecimal.multiply(capital, acceptedTimesCapital)),
				copyProfit: money(BigDecimal.sum(copied, ofAudience(recent.three_week_profit, 2))),
			};
		},
		/** The figures of a follower of a trader: the profit of all copies, and its share of the maximum amount. */
		follower: ({ traderId, followerId, maxAmount }: Follow, now: number) => {
			const copies = copiesOf(traderId, followerId);
			const floating = plus(
				...copies.filter(isHolding).map((order) => profitAt(order, order.instrument.price(now))),
			);
			const closed = plus(...closedAmong(copies).map(({ profit }) => profit));
			const profit = plus(closed, floating);
			return { closed, floating, profit, share: percent(profit, maxAmount) };
		},
	};
};

const sumOf = (orders: readonly Order[]): Quantity =>
	quantity(BigDecimal.sumAll(orders.map((order) => order.quantity)));

const closedAmong = (orders: readonly Order[]): readonly (Trade & { readonly profit: Money })[] =>
	orders.flatMap(({ completedAt, profit, stage }) =>
		stage === "closed" && completedAt !== undefined ? [{ closedAt: completedAt, profit }] : [],
	);
