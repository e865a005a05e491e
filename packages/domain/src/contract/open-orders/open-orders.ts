import { BigDecimal } from "effect";
import { maxReconcileAttempts } from "../../command/command-answer.ts";
import type { Decimal } from "../../money/decimal.ts";
import type { ContractOrder, OrderId, OrderTotals, TradeUpdate } from "../order/contract-order.ts";
import type { Stops } from "../order/order-command.ts";

/** A reading of the platform's lists. */
export interface OpenOrdersReading {
	/** Newest first, as the platform lists them. */
	readonly holding: readonly ContractOrder[];
	readonly pending: readonly ContractOrder[];
	readonly totals: OrderTotals;
	/** The highest id in any list, history included; 0 for a customer withoutIds orders. */
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
	readonly unmatchedPush: ReadonlySet<OrderId>;
	/** Those that the reading under way is to say something of. */
	readonly unmatchedAtStart: ReadonlySet<OrderId>;
	/**
	 * How many readings then showed an order as waiting all the same. The lists may lag behind a push, so that three are
	 * believed; from then on it asks again only where the price passes the one that it waits for.
	 */
	readonly pendingReadings: ReadonlyMap<OrderId, number>;
	/** Ids of held orders that a push of open orders left out. */
	readonly missingFromPush: ReadonlySet<OrderId>;
	/** Those of them that the reading under way is to say something of. */
	readonly missingAtStart: ReadonlySet<OrderId>;
	/** Those that a reading then showed as held: that a push leaves them out says nothing any more. */
	readonly confirmedHeld: ReadonlySet<OrderId>;
	/** Stops that were accepted since the reading under way began, which may show the order with those of before. */
	readonly acceptedStops: ReadonlyMap<OrderId, Stops>;
	/** How many readings in a row showed orders that were told closed, and may count them in the totals. Three are believed. */
	readonly staleReadings: number;
	/** The lists are known to be behind. */
	readonly isOutdated: boolean;
}

export const noOpenOrders: OpenOrders = {
	holding: [],
	pending: [],
	totals: undefined,
	lastOrderId: undefined,
	closed: new Set(),
	unmatchedPush: new Set(),
	unmatchedAtStart: new Set(),
	pendingReadings: new Map(),
	missingFromPush: new Set(),
	missingAtStart: new Set(),
	confirmedHeld: new Set(),
	acceptedStops: new Map(),
	staleReadings: 0,
	isOutdated: false,
};

/** Only a reading that starts from now on can say how the orders stand. */
export const needsReading = (known: OpenOrders): boolean =>
	known.isOutdated || known.unmatchedPush.size > 0 || known.missingFromPush.size > 0;

/** Marks the start of a reading: what asks for one after this needs another. */
export const withReadingStarted = (known: OpenOrders): OpenOrders => ({
	...known,
	unmatchedPush: new Set(),
	unmatchedAtStart: withIds(known.unmatchedAtStart, [...known.unmatchedPush]),
	missingFromPush: new Set(),
	missingAtStart: withIds(known.missingAtStart, [...known.missingFromPush]),
	acceptedStops: new Map(),
	isOutdated: false,
});

/**
 * Takes a reading in place of what was known, save for orders that were told closed, which have the lists read again for
 * the totals, and for stops that were accepted meanwhile.
 */
export const withReading = (known: OpenOrders, reading: OpenOrdersReading): OpenOrders => {
	const isOpen = ({ id }: ContractOrder) => !known.closed.has(id);
	const isStale = ![...reading.holding, ...reading.pending].every(isOpen);
	const holding = reading.holding
		.filter(isOpen)
		.map((order) => ({ ...order, ...known.acceptedStops.get(order.id) }));
	const held = idsOf(holding);
	const pending = reading.pending.filter((order) => isOpen(order) && !held.has(order.id));
	return {
		...known,
		holding,
		pending,
		totals: reading.totals,
		lastOrderId: laterId(known.lastOrderId, reading.lastOrderId),
		unmatchedPush: withoutIds(known.unmatchedPush, held),
		unmatchedAtStart: new Set(),
		pendingReadings: new Map([
			...known.pendingReadings,
			...pending
				.filter(({ id }) => known.unmatchedAtStart.has(id))
				.map(({ id }) => [id, pendingReadingsOf(known, id) + 1] as const),
		]),
		missingAtStart: new Set(),
		confirmedHeld: withIds(
			known.confirmedHeld,
			[...known.missingAtStart].filter((id) => held.has(id)),
		),
		staleReadings: isStale ? known.staleReadings + 1 : 0,
		isOutdated: known.isOutdated || (isStale && known.staleReadings + 1 < maxReconcileAttempts),
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
	const pushed = new Map(update.orders.map((order) => [order.id, order]));
	const missing: OrderId[] = [];
	const holding = known.holding.map((order) => {
		const change = pushed.get(order.id);
		if (change) return withUpdate(order, change);
		missing.push(order.id);
		return order;
	});
	const found = holding.length - missing.length;
	const others = found === pushed.size ? [] : [...pushed.values()].filter(differsFromLists(known));
	const crossing = others.filter(({ id }) => pendingReadingsOf(known, id) >= maxReconcileAttempts);
	const isSignificant = (id: OrderId) =>
		pushed.size === 0 || !(known.missingAtStart.has(id) || known.confirmedHeld.has(id));
	const missingFromPush = missing.filter((id) => !known.missingFromPush.has(id) && isSignificant(id));
	return {
		...known,
		holding: found === 0 ? known.holding : holding,
		pending: found === pushed.size ? known.pending : withUpdates(known.pending, pushed),
		totals: withPushedTotals(known.totals, update.totals),
		unmatchedPush: withIds(
			known.unmatchedPush,
			others.map(({ id }) => id),
		),
		pendingReadings:
			crossing.length === 0
				? known.pendingReadings
				: new Map([...known.pendingReadings, ...crossing.map(({ id }) => [id, 0] as const)]),
		missingFromPush: withIds(known.missingFromPush, missingFromPush),
	};
};

type OrderUpdate = TradeUpdate["orders"][number];

/** Whether the lists don't have an order as a push tells it. */
const differsFromLists = (known: OpenOrders): ((update: OrderUpdate) => boolean) => {
	const held = idsOf(known.holding);
	const waiting = new Map(known.pending.map((order) => [order.id, order]));
	return (update) => {
		if (held.has(update.id) || known.closed.has(update.id)) return false;
		const order = waiting.get(update.id);
		return (
			!order || pendingReadingsOf(known, update.id) < maxReconcileAttempts || passesTarget(order, update)
		);
	};
};

const pendingReadingsOf = ({ pendingReadings }: OpenOrders, id: OrderId): number =>
	pendingReadings.get(id) ?? 0;

/** Whether the price comes to that which the order waits for, or goes past it. */
const passesTarget = ({ askedPrice, latestPrice }: ContractOrder, update: OrderUpdate): boolean =>
	BigDecimal.Order(latestPrice, askedPrice) !== BigDecimal.Order(update.latestPrice, askedPrice);

const withUpdates = (
	orders: readonly ContractOrder[],
	pushed: ReadonlyMap<OrderId, OrderUpdate>,
): readonly ContractOrder[] =>
	orders.some(({ id }) => pushed.has(id))
		? orders.map((order) => {
				const update = pushed.get(order.id);
				return update ? withUpdate(order, update) : order;
			})
		: orders;

const withUpdate = (order: ContractOrder, update: OrderUpdate): ContractOrder =>
	isSame(order.latestPrice, update.latestPrice) && isSame(order.profit, update.profit)
		? order
		: { ...order, latestPrice: update.latestPrice, profit: update.profit };

/** A total that is told again as it was stays the same object: nobody who shows it has anything to do. */
const withPushedTotals = (known: OrderTotals | undefined, pushed: OrderTotals): OrderTotals =>
	known
		? {
				profit: keepIfSame(known.profit, pushed.profit),
				hazardRate: keepIfSame(known.hazardRate, pushed.hazardRate),
				margin: keepIfSame(known.margin, pushed.margin),
			}
		: pushed;

const keepIfSame = <Figure extends Decimal>(known: Figure, pushed: Figure): Figure =>
	isSame(known, pushed) ? known : pushed;

/** As they are written: 1.10 and 1.1 are two. */
const isSame = (one: Decimal, other: Decimal): boolean =>
	one.value === other.value && one.scale === other.scale;

const withIds = (ids: ReadonlySet<OrderId>, more: readonly OrderId[]): ReadonlySet<OrderId> =>
	more.length === 0 ? ids : new Set([...ids, ...more]);

const withoutIds = (ids: ReadonlySet<OrderId>, gone: ReadonlySet<OrderId>): ReadonlySet<OrderId> =>
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
		unmatchedPush: withoutIds(known.unmatchedPush, closed),
		missingFromPush: withoutIds(known.missingFromPush, closed),
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
	acceptedStops: new Map([...known.acceptedStops, [id, stops]]),
	isOutdated: true,
});

const laterId = (known: OrderId | undefined, pushed: OrderId): OrderId =>
	known !== undefined && known > pushed ? known : pushed;

const idsOf = (orders: readonly ContractOrder[]): Set<OrderId> => new Set(orders.map(({ id }) => id));
