import { BigDecimal } from "effect";
import { looksBeforeGivingUp } from "../../command/command-answer.ts";
import type { Decimal } from "../../money/decimal.ts";
import type { ContractOrder, OrderId, OrderTotals, TradeUpdate } from "../order/contract-order.ts";
import type { Stops } from "../order/order-command.ts";

/** A reading of the platform's lists. */
export interface OpenOrdersReading {
	/** Newest first, as the platform lists them. */
	readonly holding: readonly ContractOrder[];
	readonly pending: readonly ContractOrder[];
	readonly totals: OrderTotals;
	/** The highest id in any list, history included; 0 for a customer without orders. */
	readonly lastOrderId: OrderId;
}

/** The customer's open orders, fed by readings and by pushes in any order (Spec 1 §4). */
export interface OpenOrders {
	readonly holding: readonly ContractOrder[];
	readonly pending: readonly ContractOrder[];
	/** Of the latest push or reading, whichever came last. */
	readonly totals: OrderTotals | undefined;
	/** The highest id that was read or told; `undefined` until the lists have been read. */
	readonly lastOrderId: OrderId | undefined;
	/** Ids that were told closed: a closed order never opens again, so a late reading or push can't bring it back. */
	readonly closed: ReadonlySet<OrderId>;
	/** Ids in a push of open orders that are in none of the lists, or wait there and may be held by now. */
	readonly unexplained: ReadonlySet<OrderId>;
	/** Those that the reading under way is to say something of. */
	readonly asked: ReadonlySet<OrderId>;
	/**
	 * How many readings then showed an order as waiting all the same. The lists may lag behind a push, so that three are
	 * believed; from then on it asks again only where the price passes the one that it waits for.
	 */
	readonly shownWaiting: ReadonlyMap<OrderId, number>;
	/** Ids of held orders that a push of open orders left out. */
	readonly leftOut: ReadonlySet<OrderId>;
	/** Those of them that the reading under way is to say something of. */
	readonly inQuestion: ReadonlySet<OrderId>;
	/** Those that a reading then showed as held: that a push leaves them out says nothing any more. */
	readonly seldomTold: ReadonlySet<OrderId>;
	/** Stops that were accepted since the reading under way began, which may show the order with those of before. */
	readonly stopsSet: ReadonlyMap<OrderId, Stops>;
	/** How many readings in a row showed orders that were told closed, and may count them in the totals. Three are believed. */
	readonly timesBehind: number;
	/** The lists are known to be behind. */
	readonly isOutdated: boolean;
}

export const noOpenOrders: OpenOrders = {
	holding: [],
	pending: [],
	totals: undefined,
	lastOrderId: undefined,
	closed: new Set(),
	unexplained: new Set(),
	asked: new Set(),
	shownWaiting: new Map(),
	leftOut: new Set(),
	inQuestion: new Set(),
	seldomTold: new Set(),
	stopsSet: new Map(),
	timesBehind: 0,
	isOutdated: false,
};

/** Only a reading that starts from now on can say how the orders stand. */
export const needsReading = (known: OpenOrders): boolean =>
	known.isOutdated || known.unexplained.size > 0 || known.leftOut.size > 0;

/** Marks the start of a reading: what asks for one after this needs another. */
export const withReadingStarted = (known: OpenOrders): OpenOrders => ({
	...known,
	unexplained: new Set(),
	asked: withAll(known.asked, [...known.unexplained]),
	leftOut: new Set(),
	inQuestion: withAll(known.inQuestion, [...known.leftOut]),
	stopsSet: new Map(),
	isOutdated: false,
});

/**
 * Takes a reading in place of what was known, save for orders that were told closed, which have the lists read again for
 * the totals, and for stops that were accepted meanwhile.
 */
export const withReading = (known: OpenOrders, reading: OpenOrdersReading): OpenOrders => {
	const isOpen = ({ id }: ContractOrder) => !known.closed.has(id);
	const isBehind = ![...reading.holding, ...reading.pending].every(isOpen);
	const holding = reading.holding
		.filter(isOpen)
		.map((order) => ({ ...order, ...known.stopsSet.get(order.id) }));
	const held = idsOf(holding);
	const pending = reading.pending.filter((order) => isOpen(order) && !held.has(order.id));
	return {
		...known,
		holding,
		pending,
		totals: reading.totals,
		lastOrderId: laterId(known.lastOrderId, reading.lastOrderId),
		unexplained: without(known.unexplained, held),
		asked: new Set(),
		shownWaiting: new Map([
			...known.shownWaiting,
			...pending
				.filter(({ id }) => known.asked.has(id))
				.map(({ id }) => [id, timesShown(known, id) + 1] as const),
		]),
		inQuestion: new Set(),
		seldomTold: withAll(
			known.seldomTold,
			[...known.inQuestion].filter((id) => held.has(id)),
		),
		timesBehind: isBehind ? known.timesBehind + 1 : 0,
		isOutdated: known.isOutdated || (isBehind && known.timesBehind + 1 < looksBeforeGivingUp),
	};
};

/**
 * Takes a push of holding orders (Spec 1 §4, §7): prices, profits and totals. An order that it has and we don't asks for a
 * reading, and so does one that it leaves out, until a reading has shown that the platform leaves out what is held
 * (docs/assumptions.md, A-127), and one that waits here, which may be held by now; nothing is added or removed on its word
 * alone. Pushes come many times a second and
 * customers have hundreds of orders: what has not changed stays the same object.
 */
export const withTrade = (known: OpenOrders, update: TradeUpdate): OpenOrders => {
	const told = new Map(update.orders.map((order) => [order.id, order]));
	const missing: OrderId[] = [];
	const holding = known.holding.map((order) => {
		const news = told.get(order.id);
		if (news) return withNews(order, news);
		missing.push(order.id);
		return order;
	});
	const found = holding.length - missing.length;
	const others = found === told.size ? [] : [...told.values()].filter(isOtherwise(known));
	const passing = others.filter(({ id }) => timesShown(known, id) >= looksBeforeGivingUp);
	const saysMore = (id: OrderId) =>
		told.size === 0 || !(known.inQuestion.has(id) || known.seldomTold.has(id));
	const leftOut = missing.filter((id) => !known.leftOut.has(id) && saysMore(id));
	return {
		...known,
		holding: found === 0 ? known.holding : holding,
		pending: found === told.size ? known.pending : withNewsOfAll(known.pending, told),
		totals: withToldTotals(known.totals, update.totals),
		unexplained: withAll(
			known.unexplained,
			others.map(({ id }) => id),
		),
		shownWaiting:
			passing.length === 0
				? known.shownWaiting
				: new Map([...known.shownWaiting, ...passing.map(({ id }) => [id, 0] as const)]),
		leftOut: withAll(known.leftOut, leftOut),
	};
};

type OrderNews = TradeUpdate["orders"][number];

/** Whether the lists don't have an order as a push tells it. */
const isOtherwise = (known: OpenOrders): ((news: OrderNews) => boolean) => {
	const held = idsOf(known.holding);
	const waiting = new Map(known.pending.map((order) => [order.id, order]));
	return (news) => {
		if (held.has(news.id) || known.closed.has(news.id)) return false;
		const order = waiting.get(news.id);
		return !order || timesShown(known, news.id) < looksBeforeGivingUp || passesTarget(order, news);
	};
};

const timesShown = ({ shownWaiting }: OpenOrders, id: OrderId): number => shownWaiting.get(id) ?? 0;

/** Whether the price comes to that which the order waits for, or goes past it. */
const passesTarget = ({ askedPrice, latestPrice }: ContractOrder, news: OrderNews): boolean =>
	BigDecimal.Order(latestPrice, askedPrice) !== BigDecimal.Order(news.latestPrice, askedPrice);

const withNewsOfAll = (
	orders: readonly ContractOrder[],
	told: ReadonlyMap<OrderId, OrderNews>,
): readonly ContractOrder[] =>
	orders.some(({ id }) => told.has(id))
		? orders.map((order) => {
				const news = told.get(order.id);
				return news ? withNews(order, news) : order;
			})
		: orders;

const withNews = (order: ContractOrder, news: OrderNews): ContractOrder =>
	isSame(order.latestPrice, news.latestPrice) && isSame(order.profit, news.profit)
		? order
		: { ...order, latestPrice: news.latestPrice, profit: news.profit };

/** A total that is told again as it was stays the same object: nobody who shows it has anything to do. */
const withToldTotals = (known: OrderTotals | undefined, told: OrderTotals): OrderTotals =>
	known
		? {
				profit: sameOr(known.profit, told.profit),
				hazardRate: sameOr(known.hazardRate, told.hazardRate),
				margin: sameOr(known.margin, told.margin),
			}
		: told;

const sameOr = <Figure extends Decimal>(known: Figure, told: Figure): Figure =>
	isSame(known, told) ? known : told;

/** As they are written: 1.10 and 1.1 are two. */
const isSame = (one: Decimal, other: Decimal): boolean =>
	one.value === other.value && one.scale === other.scale;

const withAll = (ids: ReadonlySet<OrderId>, more: readonly OrderId[]): ReadonlySet<OrderId> =>
	more.length === 0 ? ids : new Set([...ids, ...more]);

const without = (ids: ReadonlySet<OrderId>, gone: ReadonlySet<OrderId>): ReadonlySet<OrderId> =>
	new Set([...ids].filter((id) => !gone.has(id)));

/** Takes a push, or our own closing or cancelling: these orders are gone for good. */
export const withClosed = (known: OpenOrders, ids: Iterable<OrderId>): OpenOrders => {
	const closed = new Set([...known.closed, ...ids]);
	const isOpen = ({ id }: ContractOrder) => !closed.has(id);
	return {
		...known,
		holding: known.holding.filter(isOpen),
		pending: known.pending.filter(isOpen),
		closed,
		unexplained: without(known.unexplained, closed),
		leftOut: without(known.leftOut, closed),
	};
};

/** Takes the answer to a submitted order: what it looks like is for a reading to say. */
export const withSubmitted = (known: OpenOrders, id: OrderId): OpenOrders => ({
	...known,
	/** Unknown until the lists have been read: one id does not make them known. */
	lastOrderId: known.lastOrderId === undefined ? undefined : laterId(known.lastOrderId, id),
	isOutdated: true,
});

/** Takes the answer to new stops: pushes say nothing of them, and the last reading is older. */
export const withStops = (known: OpenOrders, id: OrderId, stops: Stops): OpenOrders => ({
	...known,
	holding: known.holding.map((order) => (order.id === id ? { ...order, ...stops } : order)),
	stopsSet: new Map([...known.stopsSet, [id, stops]]),
	isOutdated: true,
});

const laterId = (known: OrderId | undefined, told: OrderId): OrderId =>
	known !== undefined && known > told ? known : told;

const idsOf = (orders: readonly ContractOrder[]): Set<OrderId> => new Set(orders.map(({ id }) => id));
