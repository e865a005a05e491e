interface ShareLimits<Value> {
	/** The limit of one owner. */
	readonly perOwner: number;
	/** The limit of all owners together. */
	readonly total: number;
	/** 1 by default: entries are counted. */
	readonly sizeOf?: (value: Value) => number;
}

/**
 * Entries of several owners, in the order of their arrival. An owner above the limit loses their own oldest entries. When all
 * together exceed the limit, the owner with the most entries loses the oldest, so that no owner can evict the entries of others
 * (A-483).
 */
export const createShares = <Value>({ perOwner, total, sizeOf = () => 1 }: ShareLimits<Value>) => {
	const entries = new Map<string, { readonly owner: string; readonly value: Value }>();
	const owners = new Map<string, { size: number; readonly keys: Set<string> }>();
	let size = 0;

	const forget = (key: string): void => {
		const entry = entries.get(key);
		const held = entry && owners.get(entry.owner);
		if (!entry || !held) return;
		const freed = sizeOf(entry.value);
		entries.delete(key);
		held.keys.delete(key);
		held.size -= freed;
		size -= freed;
		if (held.keys.size === 0) owners.delete(entry.owner);
	};
	const forgetOldestOf = ({ keys: [oldest] }: { readonly keys: Iterable<string> }): void => {
		if (oldest !== undefined) forget(oldest);
	};
	const largest = () => {
		let most: { size: number; readonly keys: Set<string> } | undefined;
		for (const held of owners.values()) if (!most || held.size > most.size) most = held;
		return most;
	};

	return {
		get: (key: string): Value | undefined => entries.get(key)?.value,
		set: (owner: string, key: string, value: Value): void => {
			forget(key);
			const held = owners.get(owner) ?? { size: 0, keys: new Set<string>() };
			owners.set(owner, held);
			entries.set(key, { owner, value });
			held.keys.add(key);
			held.size += sizeOf(value);
			size += sizeOf(value);
			while (held.size > perOwner) forgetOldestOf(held);
			for (let most = largest(); size > total && most; most = largest()) forgetOldestOf(most);
		},
		delete: forget,
		/** Oldest first. */
		entries: function* (): Generator<readonly [key: string, value: Value]> {
			for (const [key, { value }] of entries) yield [key, value];
		},
		/** How much an owner holds. */
		heldBy: (owner: string): number => owners.get(owner)?.size ?? 0,
		size: (): number => size,
	};
};

/** The owner of a share: a customer, or the visitors at one network address. */
export const ownerOf = (customerId: number | undefined, client: string): string =>
	customerId === undefined ? `visitor ${client}` : `customer ${customerId}`;
