import type { MicroOrder } from "../micro/order/micro-order.ts";
import type { Instant } from "../time/instant.ts";
import {
	type Activity,
	type ActivityEntry,
	endedEntry,
	isReported,
	maxEntries,
	type WatchedOrder,
	withEntries,
} from "./activity.ts";
import { removeGivenUp, withLookup, withView } from "./watched-orders.ts";

/** All micro orders that run, and the newest of those that have ended. */
export interface MicrosReading {
	readonly running: readonly MicroOrder[];
	readonly ended: readonly MicroOrder[];
}

/**
 * Takes a reading of the lists: what ran and doesn't any more is told if the reading shows its end, else looked for.
 * `looked` are the ids that the reading was made to find.
 */
export const withMicrosReading = (
	activity: Activity,
	{
		lookedUp,
		reading: { running, ended },
	}: { readonly lookedUp: readonly number[]; readonly reading: MicrosReading },
	now: Instant,
): Activity => {
	const ids = [...running, ...ended].map(({ id }) => id);
	const isOver = (order: WatchedOrder) => isReported(activity, { product: "micro", kind: "ended", order });
	const micros = withView(
		activity.micros,
		{ open: running.map(watchedMicro), over: new Set(), lastId: Math.max(0, ...ids) },
		isOver,
	);
	return withEndedMicros({ ...activity, micros }, { lookedUp, rows: ended }, now);
};

/**
 * Takes single orders as a list or a watch tells them: one that runs is watched, one that has ended is told, also if nobody has
 * seen it run since the lists were first read: no list may have been readable meanwhile.
 */
export const withMicroOrders = (
	activity: Activity,
	orders: readonly MicroOrder[],
	now: Instant,
): Activity => {
	const { micros } = activity;
	const running = orders
		.filter(({ stage }) => stage === "in progress")
		.map(watchedMicro)
		.filter((order) => !isReported(activity, { product: "micro", kind: "ended", order }));
	const isWatched = ({ id }: MicroOrder) => micros.open.has(id) || micros.missing.has(id);
	const ended = orders.filter(
		(order) => order.stage === "closed" && (isWatched(order) || isUnreported(activity, order)),
	);
	const open = new Map([...micros.open, ...running.map((order) => [order.id, order] as const)]);
	const missing = new Map(
		[
			...micros.missing,
			...ended.map(({ id }) => [id, { order: micros.open.get(id), attempts: 0 }] as const),
		].filter(([id]) => !running.some((order) => order.id === id)),
	);
	if (running.length === 0 && ended.length === 0) return activity;
	return withEndedMicros(
		{ ...activity, micros: { ...micros, open, missing } },
		{ lookedUp: [], rows: ended },
		now,
	);
};

/** Placed since the lists were first read, and told by nobody. */
const isUnreported = (activity: Activity, row: MicroOrder): boolean => {
	const { entries, micros } = activity;
	if (micros.lastId === undefined || row.id <= micros.lastId) return false;
	if (isReported(activity, { product: "micro", kind: "ended", order: watchedMicro(row) })) return false;
	// Once entries make room for others, what is older than all that is kept may have been told.
	const reported = entries.filter(({ product }) => product === "micro").map(({ order }) => order.id);
	return entries.length < maxEntries || row.id > Math.min(...reported);
};

/** Takes what the list of ended orders says of those that were looked for, and of those that nobody had seen running. */
const withEndedMicros = (
	activity: Activity,
	{ lookedUp, rows }: { readonly lookedUp: readonly number[]; readonly rows: readonly MicroOrder[] },
	now: Instant,
): Activity => {
	const { micros } = activity;
	const over = rows.filter(
		({ id }) => micros.missing.has(id) || (id > micros.reportedUpTo && !micros.open.has(id)),
	);
	const isSameOrder = (row: MicroOrder) =>
		(micros.missing.get(row.id)?.order?.createdAt ?? row.createdAt) === row.createdAt;
	const news = over
		.filter(isSameOrder)
		.toSorted((one, other) => ((one.completedAt ?? "") < (other.completedAt ?? "") ? -1 : 1))
		.map((row) => settledOf(row, now));
	const left = removeGivenUp(withLookup(micros, lookedUp, new Set(over.map(({ id }) => id))));
	const lost = left.orders.map((order) => endedEntry("micro", order, now));
	return { ...withEntries(activity, [...news, ...lost]), micros: left.watched };
};

const watchedMicro = (order: MicroOrder): WatchedOrder => ({
	id: order.id,
	createdAt: order.createdAt,
	instrument: order.instrument,
	symbol: order.symbol,
	side: order.direction,
	amount: order.amount,
	stage: "running",
});

const settledOf = (order: MicroOrder, now: Instant): ActivityEntry => ({
	...endedEntry("micro", watchedMicro(order), now),
	kind: "settled",
	price: order.endPrice,
	profit: order.profit,
	at: order.completedAt,
});
