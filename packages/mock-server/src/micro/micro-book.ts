import type { MicroOrder } from "./micro-order.ts";

const firstId = 701;

/** Every micro order there ever was, by number; numbers only grow. */
export const createMicroBook = () => {
	const orders = new Map<number, MicroOrder>();
	let nextId = firstId;
	return {
		newId: (): number => nextId++,
		/** Adds an order or puts its new version in place of the old one. */
		put: (order: MicroOrder): void => {
			orders.set(order.id, order);
		},
		all: (): readonly MicroOrder[] => [...orders.values()],
		/** In progress, the one that ends first at the front. */
		running: (): readonly MicroOrder[] =>
			[...orders.values()]
				.filter(({ ended }) => ended === undefined)
				.sort((one, other) => one.endsAt - other.endsAt || one.id - other.id),
	};
};

export type MicroBook = ReturnType<typeof createMicroBook>;
