import { createActor, SimulatedClock } from "xstate";
import { type QueryError, Unreachable } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { holdingOrder, moneyOf, pendingOrder, priceOf, totalsOf } from "../contract.test-support.ts";
import { orderId } from "../order/contract-order.ts";
import { contractOrdersMachine } from "./contract-orders.machine.ts";
import type { OpenOrdersReading } from "./open-orders.ts";

export const reading: OpenOrdersReading = {
	holding: [holdingOrder],
	pending: [pendingOrder],
	totals: totalsOf("1"),
	lastOrderId: orderId(502),
};

export const offline = new Unreachable({ reason: "offline" });

export const unknownTrade = {
	type: "trade",
	update: {
		totals: totalsOf("2"),
		orders: [holdingOrder.id, orderId(503)].map((id) => ({
			id,
			latestPrice: priceOf("1.09"),
			profit: moneyOf("3"),
		})),
	},
} as const;

export const startOrders = () => {
	const clock = new SimulatedClock();
	const readOpenOrders = scriptedRequest<OpenOrdersReading, QueryError>();
	const machine = contractOrdersMachine.provide({ actors: { readOpenOrders: readOpenOrders.logic } });
	const actor = createActor(machine, { clock }).start();
	return {
		actor,
		clock,
		readOpenOrders,
		state: () => actor.getSnapshot().value,
		shown: () => {
			const { holding, pending, totals, lastOrderId, error } = actor.getSnapshot().context;
			return {
				holding: holding.map(({ id }) => id),
				pending: pending.map(({ id }) => id),
				totals,
				lastOrderId,
				error,
			};
		},
	};
};

export const loaded = async () => {
	const orders = startOrders();
	orders.actor.send({ type: "load" });
	await orders.readOpenOrders.succeed(reading);
	return orders;
};
