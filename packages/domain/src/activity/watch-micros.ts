import type { MicroOrder } from "../micro/order/micro-order.ts";
import type { Instant } from "../time/instant.ts";
import {
	type Activity,
	type ActivityEntry,
	endedEntry,
	isReported,
	type MissingOrder,
	maxEntries,
	type WatchedOrder,
	withEntries,
} from "./activity.ts";
import { removeGivenUp, withLookup, withView } from "./watched-orders.ts";

/** All running micro orders, and the newest ended ones. */
export interface MicrosReading {
	readonly running: readonly MicroOrder[];
	readonly ended: readonly MicroOrder[];
}

/**
 * Applies a reading of the lists. An order that no longer runs is reported if the reading shows its end, else looked
 * up. `lookedUp` are the ids of the lookup that caused the reading.
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
 * Applies single orders from a list or a running order: a running one is watched, an ended one is reported. This
 * includes orders placed since the first reading that were never seen running.
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
	const missing = new Map<number, MissingOrder>(
		[
			...micros.missing,
			...ended.map(({ id }): [number, MissingOrder] => [id, { order: micros.open.get(id), attempts: 0 }]),
		].filter(([id]) => !running.some((order) => order.id === id)),
	);
	if (running.length === 0 && ended.length === 0) return activity;
	return withEndedMicros(
		{ ...activity, micros: { ...micros, open, missing } },
		{ lookedUp: [], rows: ended },
		now,
	);
};

/** Placed since the first reading and not reported yet. */
const isUnreported = (activity: Activity, row: MicroOrder): boolean => {
	const { entries, micros } = activity;
	if (micros.lastId === undefined || row.id <= micros.lastId) return false;
	if (isReported(activity, { product: "micro", kind: "ended", order: watchedMicro(row) })) return false;
	// With a full list, an order older than all entries may have been reported and dropped.
	const reported = entries.filter(({ product }) => product === "micro").map(({ order }) => order.id);
	return entries.length < maxEntries || row.id > Math.min(...reported);
};

/** Applies the list of ended orders to the looked-up orders and to orders that were never seen running. */
const withEndedMicros = (
	activity: Activity,
	{ lookedUp, rows }: { readonly lookedUp: readonly number[]; readonly rows: readonly MicroOrder[] },
	now: Instant,
): Activity => {
	const { micros } = activity;
	const over = rows.filter(
		({ id }) => micros.missing.has(id) || (id > micros.reportedUpTo && !micros.open.has(id)),
	);
	const hasSameCreation = (row: MicroOrder) =>
		(micros.missing.get(row.id)?.order?.createdAt ?? row.createdAt) === row.createdAt;
	const added = over
		.filter(hasSameCreation)
		.toSorted((one, other) => ((one.completedAt ?? "") < (other.completedAt ?? "") ? -1 : 1))
		.map((row) => settledOf(row, now));
	const left = removeGivenUp(withLookup(micros, lookedUp, new Set(over.map(({ id }) => id))));
	const unresolved = left.orders.map((order) => endedEntry("micro", order, now));
	return { ...withEntries(activity, [...added, ...unresolved]), micros: left.watched };
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
