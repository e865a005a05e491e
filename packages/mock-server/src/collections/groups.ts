interface WithId {
	readonly id: number;
}

/** Items in groups, each in the order in which its items were added. A group is read without a look at the others. */
export const createGroups = <Key, Item extends WithId>() => {
	const groups = new Map<Key, Map<number, Item>>();
	return {
		/** Adds an item to a group, or replaces its previous version. */
		put: (key: Key, item: Item): void => {
			const group = groups.get(key) ?? new Map<number, Item>();
			groups.set(key, group.set(item.id, item));
		},
		delete: (key: Key, { id }: WithId): void => {
			const group = groups.get(key);
			group?.delete(id);
			if (group?.size === 0) groups.delete(key);
		},
		of: (key: Key): readonly Item[] => [...(groups.get(key)?.values() ?? [])],
		/** The first item of each group. */
		first: (): readonly Item[] =>
			[...groups.values()].flatMap((group) => {
				const [item] = group.values();
				return item ?? [];
			}),
	};
};
