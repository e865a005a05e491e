import { BigDecimal } from "effect";
import { maxReconcileAttempts } from "../../command/command-answer.ts";
import type { Decimal } from "../../money/decimal.ts";
import type { ContractOrder, OrderId, OrderTotals, TradeUpdate } from "../order/contract-order.ts";
import type { Stops } from "../order/order-command.ts";

/** One reading of the platform's order lists. */
export interface OpenOrdersReading {
	/** Newest first, in the platform's order. */
	readonly holding: readonly ContractOrder[];
	readonly pending: readonly ContractOrder[];
	/** `undefined` if the answers have none. */
	readonly totals: OrderTotals | undefined;
	/** The highest id in any list, history included; 0 for a customer without orders. */
	readonly lastOrderId: OrderId;
}

/** The customer's open orders, built from readings and pushes in any order (Spec 1 §4). */
export interface OpenOrders {
	readonly holding: readonly ContractOrder[];
	readonly pending: readonly ContractOrder[];
	/** From the latest push or reading, whichever arrived last. */
	readonly totals: OrderTotals | undefined;
	/** The highest known id; `undefined` until the lists have been read. */
	readonly lastOrderId: OrderId | undefined;
	/** Ids of the orders closed last. A closed order never reopens, so late readings and pushes cannot bring it back. */
	readonly closed: ReadonlySet<OrderId>;
	/** Ids in a push that are in no list, or that the lists still show as pending. */
	readonly unmatchedPush: ReadonlySet<OrderId>;
	/** The `unmatchedPush` ids that the current reading has to resolve. */
	readonly unmatchedAtStart: ReadonlySet<OrderId>;
	/**
	 * How many readings still showed the order as pending after a push. Lists may lag behind pushes, so three readings
	 * are needed. After that, only a price that crosses the target triggers another reading.
	 */
	readonly pendingReadings: ReadonlyMap<OrderId, number>;
	/** Ids of held orders that are missing from a push of open orders. */
	readonly missingFromPush: ReadonlySet<OrderId>;
	/** The `missingFromPush` ids that the current reading has to resolve. */
	readonly missingAtStart: ReadonlySet<OrderId>;
	/** Ids that a reading confirmed as held. A push that omits them does not mean that they were closed. */
	readonly confirmedHeld: ReadonlySet<OrderId>;
	/** Stops accepted since the current reading started. Its result may still show the previous ones. */
	readonly acceptedStops: ReadonlyMap<OrderId, Stops>;
	/**
	 * Number of consecutive readings that contained closed orders; their totals may include them. The third one is
	 * accepted.
	 */
	readonly staleReadings: number;
	/** The lists are known to be out of date. */
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

/** Whether the known orders need a reading that starts from now on. */
export const needsReading = (known: OpenOrders): boolean =>
	known.isOutdated || known.unmatchedPush.size > 0 || known.missingFromPush.size > 0;

/** Marks the start of a reading. A change after this point needs another reading. */
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
 * Replaces the known orders with a reading. Closed orders are removed; they trigger another reading for the totals.
 * Stops accepted during the reading are kept.
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
		totals: reading.totals ?? known.totals,
		lastOrderId: laterId(known.lastOrderId, reading.lastOrderId),
		unmatchedPush: withoutIds(known.unmatchedPush, held),
		unmatchedAtStart: new Set(),
		// Only of the orders that are read: an id that is gone does not come back.
		pendingReadings: new Map(
			pending.map(({ id }) => [id, pendingReadingsOf(known, id) + (known.unmatchedAtStart.has(id) ? 1 : 0)]),
		),
		missingAtStart: new Set(),
		confirmedHeld: new Set([...known.confirmedHeld, ...known.missingAtStart].filter((id) => held.has(id))),
		staleReadings: isStale ? known.staleReadings + 1 : 0,
		isOutdated: known.isOutdated || (isStale && known.staleReadings + 1 < maxReconcileAttempts),
	};
};

/**
 * Applies a push of holding orders: prices, profits and totals (Spec 1 §4, §7). A push never adds or removes orders.
 * These cases need a reading: an unknown order, a pending order that may be filled, and a held order that the push
 * omits, unless a reading has confirmed it (docs/assumptions.md, A-127). Unchanged orders keep their identity: pushes
 * arrive many times a second.
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

/** Whether the lists show an order differently from a push. */
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

/** Whether the price reaches or crosses the order's target price. */
const passesTarget = ({ askedPrice, latestPrice }: ContractOrder, update: OrderUpdate): boolean =>
	askedPrice !== undefined &&
	latestPrice !== undefined &&
	update.latestPrice !== undefined &&
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

const withUpdate = (order: ContractOrder, update: OrderUpdate): ContractOrder => {
	const latestPrice = keepIfSame(order.latestPrice, update.latestPrice);
	const profit = keepIfSame(order.profit, update.profit);
	return latestPrice === order.latestPrice && profit === order.profit
		? order
		: { ...order, latestPrice, profit };
};

/** Equal totals keep their identity, so subscribers do not re-render. */
const withPushedTotals = (
	known: OrderTotals | undefined,
	pushed: OrderTotals | undefined,
): OrderTotals | undefined =>
	known && pushed
		? {
				profit: keepIfSame(known.profit, pushed.profit),
				hazardRate: keepIfSame(known.hazardRate, pushed.hazardRate),
				margin: keepIfSame(known.margin, pushed.margin),
			}
		: (pushed ?? known);

/** The pushed figure; the known one if the push has none or the same. */
const keepIfSame = <Figure extends Decimal>(
	known: Figure | undefined,
	pushed: Figure | undefined,
): Figure | undefined => (known && (!pushed || isSame(known, pushed)) ? known : pushed);

/** Compares the written form: 1.10 and 1.1 differ. */
const isSame = (one: Decimal, other: Decimal): boolean =>
	one.value === other.value && one.scale === other.scale;

const withIds = (ids: ReadonlySet<OrderId>, more: readonly OrderId[]): ReadonlySet<OrderId> =>
	more.length === 0 ? ids : new Set([...ids, ...more]);

const withoutIds = (ids: ReadonlySet<OrderId>, gone: ReadonlySet<OrderId>): ReadonlySet<OrderId> =>
	new Set([...ids].filter((id) => !gone.has(id)));

/** Number of closed orders that are remembered, more than close during a late reading, except for those closed together. */
const maxClosed = 100;

/** Applies a close push, or the customer's own close or cancel: these orders are removed for good. */
export const withClosed = (known: OpenOrders, ids: Iterable<OrderId>): OpenOrders => {
	const added = [...ids].filter((id) => !known.closed.has(id));
	const closed =
		added.length === 0
			? known.closed
			: new Set([...known.closed, ...added].slice(-Math.max(maxClosed, added.length)));
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

/** Applies the reply to a submitted order. A reading supplies its details. */
export const withSubmitted = (known: OpenOrders, id: OrderId): OpenOrders => ({
	...known,
	/** Stays unknown until the lists have been read: one id is not enough. */
	lastOrderId: known.lastOrderId === undefined ? undefined : laterId(known.lastOrderId, id),
	isOutdated: true,
});

/** Applies accepted stops. Pushes do not contain stops, and the last reading is older. */
export const withStops = (known: OpenOrders, id: OrderId, stops: Stops): OpenOrders => ({
	...known,
	holding: known.holding.map((order) => (order.id === id ? { ...order, ...stops } : order)),
	acceptedStops: new Map([...known.acceptedStops, [id, stops]]),
	isOutdated: true,
});

const laterId = (known: OrderId | undefined, pushed: OrderId): OrderId =>
	known !== undefined && known > pushed ? known : pushed;

const idsOf = (orders: readonly ContractOrder[]): Set<OrderId> => new Set(orders.map(({ id }) => id));
