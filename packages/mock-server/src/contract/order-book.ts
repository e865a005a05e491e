import { isHolding, type OpenOrder, type Order } from "./order.ts";

/** All orders, open and ended, by id; ids only grow. */
export const createOrderBook = (firstId = 501) => {
	const orders = new Map<number, Order>();
	const open = new Map<number, Order>();
	let nextId = firstId;
	return {
		newId: (): number => nextId++,
		get: (id: number): Order | undefined => orders.get(id),
		/** Adds an order or replaces its previous version. */
		put: (order: Order): void => {
			orders.set(order.id, order);
			if (order.stage === "holding" || order.stage === "pending") open.set(order.id, order);
			else open.delete(order.id);
		},
		all: (): readonly Order[] => [...orders.values()],
		/** Open and ended orders of a customer, oldest first. */
		allOf: (customerId: number): readonly Order[] =>
			[...orders.values()].filter((order) => order.customerId === customerId),
		/** Holding and pending orders, oldest first. */
		open: (): readonly Order[] => [...open.values()],
		holdingOf: (customerId: number): readonly OpenOrder[] =>
			[...open.values()].filter(isHolding).filter((order) => order.customerId === customerId),
		pendingOf: (customerId: number): readonly Order[] =>
			[...open.values()].filter((order) => order.customerId === customerId && order.stage === "pending"),
	};
};

export type OrderBook = ReturnType<typeof createOrderBook>;
