import { createHeap } from "../collections/heap.ts";
import { createOwned } from "../collections/owned.ts";
import type { MicroOrder } from "./micro-order.ts";

const firstId = 701;

const endsBefore = (one: MicroOrder, other: MicroOrder): boolean =>
	one.endsAt < other.endsAt || (one.endsAt === other.endsAt && one.id < other.id);

/** All micro orders, running and ended, by id; ids only grow. */
export const createMicroBook = () => {
	const orders = createOwned<MicroOrder>();
	const running = createHeap(endsBefore);
	let nextId = firstId;
	return {
		newId: (): number => nextId++,
		get: orders.get,
		/** Adds an order or replaces its previous version. */
		put: (order: MicroOrder): void => {
			const previous = orders.get(order.id);
			if (previous) running.remove(previous);
			if (!order.ended) running.add(order);
			orders.put(order);
		},
		all: orders.all,
		/** Running and ended orders of a customer, oldest first. */
		allOf: orders.of,
		runningOf: (customerId: number): readonly MicroOrder[] =>
			orders.of(customerId).filter(({ ended }) => ended === undefined),
		/** All running orders, in no order. */
		running: running.all,
		/** The running order that ends next. */
		nextToEnd: running.first,
	};
};

export type MicroBook = ReturnType<typeof createMicroBook>;
