import type { MicroOrder } from "./micro-order.ts";

const firstId = 701;

/** All micro orders, running and ended, by id; ids only grow. */
export const createMicroBook = () => {
	const orders = new Map<number, MicroOrder>();
	let nextId = firstId;
	return {
		newId: (): number => nextId++,
		/** Adds an order or replaces its previous version. */
		put: (order: MicroOrder): void => {
			orders.set(order.id, order);
		},
		all: (): readonly MicroOrder[] => [...orders.values()],
		/** Orders in progress, the next to end first. */
		running: (): readonly MicroOrder[] =>
			[...orders.values()]
				.filter(({ ended }) => ended === undefined)
				.sort((one, other) => one.endsAt - other.endsAt || one.id - other.id),
	};
};

export type MicroBook = ReturnType<typeof createMicroBook>;
