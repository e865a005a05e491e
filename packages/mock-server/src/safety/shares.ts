import { createHeap } from "../collections/heap.ts";

interface Held {
	readonly owner: string;
	/** Counts the owners. */
	readonly number: number;
	size: number;
	readonly keys: Set<string>;
}

/** Of owners with equal shares the one that has held something for the longest time is the first. */
const holdsMore = (one: Held, other: Held): boolean =>
	one.size > other.size || (one.size === other.size && one.number < other.number);

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
	const owners = new Map<string, Held>();
	const bySize = createHeap(holdsMore);
	let size = 0;
	let made = 0;

	const grow = (held: Held, more: number): void => {
		bySize.remove(held);
		held.size += more;
		size += more;
		if (held.keys.size > 0) bySize.add(held);
		else owners.delete(held.owner);
	};

	const forget = (key: string): void => {
		const entry = entries.get(key);
		const held = entry && owners.get(entry.owner);
		if (!entry || !held) return;
		entries.delete(key);
		held.keys.delete(key);
		grow(held, -sizeOf(entry.value));
	};
	const forgetOldestOf = ({ keys: [oldest] }: { readonly keys: Iterable<string> }): void => {
		if (oldest !== undefined) forget(oldest);
	};

	return {
		get: (key: string): Value | undefined => entries.get(key)?.value,
		set: (owner: string, key: string, value: Value): void => {
			forget(key);
			const held = owners.get(owner) ?? { owner, number: ++made, size: 0, keys: new Set<string>() };
			owners.set(owner, held);
			entries.set(key, { owner, value });
			held.keys.add(key);
			grow(held, sizeOf(value));
			while (held.size > perOwner) forgetOldestOf(held);
			for (let most = bySize.first(); size > total && most; most = bySize.first()) forgetOldestOf(most);
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
