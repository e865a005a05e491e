import { createGroups } from "../collections/groups.ts";
import { createOwned } from "../collections/owned.ts";
import type { Instrument } from "../market/instrument.ts";
import { isHolding, isOpen, type OpenOrder, type Order } from "./order.ts";

/** All orders, open and ended, by id; ids only grow. */
export const createOrderBook = (firstId = 501) => {
	const orders = createOwned<Order>();
	const openOf = createGroups<number, Order>();
	const openIn = createGroups<Instrument, Order>();
	/** By the trader. */
	const copiesOf = createGroups<number, Order>();
	/** By the trader's order. */
	const openCopiesOf = createGroups<number, Order>();
	let nextId = firstId;
	return {
		newId: (): number => nextId++,
		get: orders.get,
		/** Adds an order or replaces its previous version. */
		put: (order: Order): void => {
			const { customerId, instrument, copies } = order;
			const change = isOpen(order) ? "put" : "delete";
			orders.put(order);
			openOf[change](customerId, order);
			openIn[change](instrument, order);
			if (!copies) return;
			copiesOf.put(copies.traderId, order);
			openCopiesOf[change](copies.orderId, order);
		},
		all: orders.all,
		/** Open and ended orders of a customer, oldest first. */
		allOf: orders.of,
		/** Holding and pending orders of a customer, oldest first. */
		openOf: openOf.of,
		holdingOf: (customerId: number): readonly OpenOrder[] => openOf.of(customerId).filter(isHolding),
		pendingOf: (customerId: number): readonly Order[] =>
			openOf.of(customerId).filter(({ stage }) => stage === "pending"),
		/** Holding and pending orders in an instrument, oldest first. */
		openIn: openIn.of,
		/** The instruments with open orders, in the order of their oldest ones. */
		openInstruments: (): readonly Instrument[] =>
			openIn
				.first()
				.toSorted((one, other) => one.id - other.id)
				.map(({ instrument }) => instrument),
		/** Open and ended copies of a trader's orders, oldest first. */
		copiesOf: copiesOf.of,
		/** The open copies of an order, oldest first. */
		openCopiesOf: (orderId: number): readonly OpenOrder[] => openCopiesOf.of(orderId).filter(isHolding),
	};
};

export type OrderBook = ReturnType<typeof createOrderBook>;
