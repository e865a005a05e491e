import type { MissingOrder, WatchedOrder, WatchedOrders } from "./activity.ts";

/** Failed lookups before an order counts as ended in an unknown way. */
const maxLookups = 4;

/** All open orders at one moment. */
export interface OpenView {
	readonly open: readonly WatchedOrder[];
	/** Ids reported as ended, in whatever way. */
	readonly over: ReadonlySet<number>;
	/** The highest id of all orders, open or ended. */
	readonly lastId: number;
}

/**
 * Replaces the watched orders by a view. Orders that are no longer in it are looked up. The first view reports
 * nothing. `isOver` returns whether an order is already reported as ended, because a view may be older.
 */
export const withView = (
	watched: WatchedOrders,
	view: OpenView,
	isOver: (order: WatchedOrder) => boolean,
): WatchedOrders => {
	const open = new Map(
		view.open.filter((order) => !view.over.has(order.id) && !isOver(order)).map((order) => [order.id, order]),
	);
	if (watched.lastId === undefined)
		return { ...watched, open, lastId: view.lastId, reportedUpTo: view.lastId };
	const missing = new Map(watched.missing);
	for (const [id, order] of watched.open) if (!open.has(id)) missing.set(id, { order, attempts: 0 });
	for (const id of [...view.over, view.lastId])
		if (id > watched.lastId && !open.has(id) && !missing.has(id))
			missing.set(id, { order: undefined, attempts: 0 });
	for (const id of open.keys()) missing.delete(id);
	const reportedUpTo = watched.missing.size === 0 ? watched.lastId : watched.reportedUpTo;
	return { open, missing, reportedUpTo, lastId: Math.max(watched.lastId, view.lastId) };
};

/** After a lookup: `found` have ended and are reported; every other looked-up order has one more failed attempt. */
export const withLookup = (
	watched: WatchedOrders,
	lookedUp: readonly number[],
	found: ReadonlySet<number>,
): WatchedOrders => {
	const missing = new Map(
		[...watched.missing]
			.filter(([id]) => !found.has(id))
			.map(
				([id, one]) => [id, lookedUp.includes(id) ? { ...one, attempts: one.attempts + 1 } : one] as const,
			),
	);
	const open = new Map([...watched.open].filter(([id]) => !found.has(id)));
	return { ...watched, open, missing };
};

/** Removes the orders whose lookups are used up, and returns them. */
export const removeGivenUp = (
	watched: WatchedOrders,
): { readonly watched: WatchedOrders; readonly orders: readonly WatchedOrder[] } => {
	const isGivenUp = ({ attempts }: MissingOrder) => attempts >= maxLookups;
	const orders = [...watched.missing.values()].flatMap((one) =>
		isGivenUp(one) && one.order ? [one.order] : [],
	);
	const missing = new Map([...watched.missing].filter(([, one]) => !isGivenUp(one)));
	return { watched: { ...watched, missing }, orders };
};
