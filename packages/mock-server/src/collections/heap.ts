/**
 * Items of which the first is found at once, however many there are: one is added or taken with as many comparisons as their
 * number has binary digits.
 */
export const createHeap = <Item>(isBefore: (one: Item, other: Item) => boolean) => {
	/** No item is before its parent, which is at half its place. */
	const items: Item[] = [];
	const places = new Map<Item, number>();

	const put = (item: Item, place: number): void => {
		items[place] = item;
		places.set(item, place);
	};
	/** Moves an item up from a place to where it belongs, and returns its new place. */
	const rise = (item: Item, from: number): number => {
		let place = from;
		while (place > 0) {
			const above = (place - 1) >> 1;
			const parent = items[above];
			if (parent === undefined || !isBefore(item, parent)) break;
			put(parent, place);
			place = above;
		}
		put(item, place);
		return place;
	};
	const sink = (item: Item, from: number): void => {
		let place = from;
		for (;;) {
			const left = 2 * place + 1;
			const [one, other] = [items[left], items[left + 1]];
			const isOther = one !== undefined && other !== undefined && isBefore(other, one);
			const child = isOther ? other : one;
			if (child === undefined || !isBefore(child, item)) break;
			put(child, place);
			place = isOther ? left + 1 : left;
		}
		put(item, place);
	};
	const remove = (item: Item): void => {
		const place = places.get(item);
		if (place === undefined) return;
		places.delete(item);
		const last = items.pop();
		if (last !== undefined && last !== item) sink(last, rise(last, place));
	};

	return {
		add: (item: Item): void => void rise(item, items.length),
		remove,
		first: (): Item | undefined => items[0],
		/** In no order. */
		all: (): readonly Item[] => [...items],
		size: (): number => items.length,
		clear: (): void => {
			items.length = 0;
			places.clear();
		},
	};
};
