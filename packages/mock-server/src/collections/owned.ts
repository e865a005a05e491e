import { createGroups } from "./groups.ts";

interface OwnedItem {
	readonly id: number;
	readonly customerId: number;
}

/** What customers own, by id, in the order in which it was added. That of one customer is read without a look at the others. */
export const createOwned = <Item extends OwnedItem>() => {
	const items = new Map<number, Item>();
	const byCustomer = createGroups<number, Item>();
	return {
		get: (id: number): Item | undefined => items.get(id),
		/** Adds an item or replaces its previous version. */
		put: (item: Item): void => {
			items.set(item.id, item);
			byCustomer.put(item.customerId, item);
		},
		delete: (id: number): boolean => {
			const item = items.get(id);
			if (item) byCustomer.delete(item.customerId, item);
			return items.delete(id);
		},
		/** Of one customer, oldest first. */
		of: byCustomer.of,
		/** Of all customers, oldest first. */
		all: (): readonly Item[] => [...items.values()],
		size: (): number => items.size,
	};
};
