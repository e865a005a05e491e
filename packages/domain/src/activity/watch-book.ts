import type { MissingOrder, WatchBook, WatchedOrder } from "./activity.ts";

/** Looks that find nothing before an order counts as over in a way that nobody knows. */
const looksBeforeEnded = 4;

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
	book: WatchBook,
	view: OpenView,
	isOver: (order: WatchedOrder) => boolean,
): WatchBook => {
	const open = new Map(
		view.open.filter((order) => !view.over.has(order.id) && !isOver(order)).map((order) => [order.id, order]),
	);
	if (book.lastId === undefined) return { ...book, open, lastId: view.lastId, toldUpTo: view.lastId };
	const missing = new Map(book.missing);
	for (const [id, order] of book.open) if (!open.has(id)) missing.set(id, { order, looks: 0 });
	for (const id of [...view.over, view.lastId])
		if (id > book.lastId && !open.has(id) && !missing.has(id))
			missing.set(id, { order: undefined, looks: 0 });
	for (const id of open.keys()) missing.delete(id);
	const toldUpTo = book.missing.size === 0 ? book.lastId : book.toldUpTo;
	return { open, missing, toldUpTo, lastId: Math.max(book.lastId, view.lastId) };
};

/** After a look: `found` are over and told; of the rest each was missed once more. */
export const withLook = (
	book: WatchBook,
	looked: readonly number[],
	found: ReadonlySet<number>,
): WatchBook => {
	const missing = new Map(
		[...book.missing]
			.filter(([id]) => !found.has(id))
			.map(([id, one]) => [id, looked.includes(id) ? { ...one, looks: one.looks + 1 } : one] as const),
	);
	const open = new Map([...book.open].filter(([id]) => !found.has(id)));
	return { ...book, open, missing };
};

/** Takes out what was looked for often enough, and gives it back. */
export const givenUp = (
	book: WatchBook,
): { readonly book: WatchBook; readonly orders: readonly WatchedOrder[] } => {
	const isHopeless = ({ looks }: MissingOrder) => looks >= looksBeforeEnded;
	const orders = [...book.missing.values()].flatMap((one) =>
		isHopeless(one) && one.order ? [one.order] : [],
	);
	const missing = new Map([...book.missing].filter(([, one]) => !isHopeless(one)));
	return { book: { ...book, missing }, orders };
};
