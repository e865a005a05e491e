import type { Connection } from "../realtime/connection.ts";
import { type Publication, pauseMs } from "../realtime/feed.ts";
import type { OpenOrder } from "./order.ts";
import type { OrderBook } from "./order-book.ts";
import { tradeFrame } from "./order-frames.ts";
import { createPushSchedule, type PushSchedule, pushTickMs } from "./push-rate.ts";
import type { Totals } from "./totals.ts";

/** Publishes the customer's own orders (`FOREX_TRADE`). */
export const createOrderFeed = (book: OrderBook, totals: Totals) => {
	const sentAt = new WeakMap<Connection, number>();
	const hadOrders = new WeakSet<Connection>();
	/** Pushes per second of each order, for customers whose orders are pushed one by one. */
	const pushRates = new Map<number, number>();
	const schedulesOf = new WeakMap<Connection, PushSchedule>();

	const sendAtRate = (
		connection: Connection,
		holding: readonly OpenOrder[],
		timesPerSecond: number,
		at: number,
	): void => {
		const schedule =
			schedulesOf.get(connection) ?? createPushSchedule(timesPerSecond, sentAt.get(connection) ?? at);
		schedulesOf.set(connection, schedule);
		const due = schedule.due(holding.length, at).flatMap((place) => holding[place] ?? []);
		if (due[0] === undefined) return;
		const sums = totals.at(due[0].customerId, at);
		for (const order of due) connection.send(tradeFrame(sums, [order], at));
	};

	return {
		isFor: (topic: string) => topic === "FOREX_TRADE",
		send: (connection: Connection, _: string, { at }: Publication): void => {
			const customerId = connection.customerId();
			if (customerId === undefined) return;
			const holding = book.holdingOf(customerId);
			const hasOrders = holding.length > 0;
			const timesPerSecond = pushRates.get(customerId);
			if (timesPerSecond !== undefined && hasOrders && hadOrders.has(connection)) {
				sendAtRate(connection, holding, timesPerSecond, at);
				return;
			}
			if (at - (sentAt.get(connection) ?? 0) < pauseMs) return;
			if (!hasOrders && !hadOrders.has(connection)) return;
			if (hasOrders) hadOrders.add(connection);
			else hadOrders.delete(connection);
			sentAt.set(connection, at);
			connection.send(tradeFrame(totals.at(customerId, at), holding, at));
		},
		tickMs: () => (pushRates.size === 0 ? undefined : pushTickMs),
		/** From now on each order of a customer is pushed on its own, so many times a second. */
		setPushRate: (customerId: number, timesPerSecond: number): void => {
			pushRates.set(customerId, timesPerSecond);
		},
	};
};
