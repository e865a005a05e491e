import type { MissingOrder, WatchedOrder, WatchedOrders } from "./activity.ts";

/** Looks that find nothing before an order counts as over in a way that nobody knows. */
const maxLookups = 4;

/** A view of all orders that are open at one moment. */
export interface OpenView {
	readonly open: readonly WatchedOrder[];
	/** Told to be over, in whatever way it was told. */
	readonly over: ReadonlySet<number>;
	/** The highest id of all orders, open or over. */
	readonly lastId: number;
}

/**
 * Takes a view in place of what was watched. What is not in it any more is looked for. The first view tells of nothing
 * that was before it. `isOver` says what has been told as over already: a view may be older than that.
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

/** After a look: `found` are over and told; of the rest each was missed once more. */
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

/** Takes out what was looked for often enough, and gives it back. */
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
