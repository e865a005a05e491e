import type { Entry, NewEntry } from "./entry.ts";

/** Where a world is: after which entry, and at which moment of its clock. */
export interface Place {
	readonly number: number;
	readonly moment: number;
}

export interface SavedWorld {
	readonly name: string;
	readonly moment: number;
	/** The number of its entries. */
	readonly entries: number;
	/** Why it cannot be opened. */
	readonly problem?: string;
}

export interface SavedFiles {
	/** `undefined` if there is none with this name. */
	readonly read: (name: string) => Uint8Array<ArrayBuffer> | undefined;
	/** Adds a file that was sent. Throws if it cannot be opened as a world; then nothing is added. */
	readonly add: (name: string, file: Uint8Array) => void;
}

/** The entries from the beginning of a world up to a place. */
export interface Line {
	readonly entries: readonly Entry[];
	readonly moment: number;
}

/**
 * Keeps the entries of a platform. Each follows another one, and none is ever changed: a world that goes back leaves the entries
 * after that place where they are.
 */
export interface WorldStore {
	/** Where it is kept, for people. */
	readonly name: string;
	/** `undefined` before the first entry. */
	readonly place: () => Place | undefined;
	/** Adds entries after the present place, which moves there. All are kept when this returns; none is if it throws. */
	readonly append: (entries: readonly NewEntry[]) => void;
	/** Moves the place, to an entry that it has, or the moment only. */
	readonly moveTo: (place: Place) => void;
	/** The entries of the world up to one of them, by default up to the present place. */
	readonly line: (until?: number) => readonly Entry[];
	readonly entry: (number: number) => Kept | undefined;
	/** The last entries of worlds that were left, newest first. */
	readonly ends: () => readonly number[];
	readonly saved: {
		readonly list: () => readonly SavedWorld[];
		/** `undefined` if there is none with this name. */
		readonly read: (name: string) => Line | undefined;
		readonly write: (name: string, line: Line) => void;
		/** Gives a saved world another name, which no other one has. */
		readonly rename: (name: string, newName: string) => void;
		readonly remove: (name: string) => void;
		/** As files that can be sent, where worlds are files. */
		readonly files?: SavedFiles;
	};
	readonly close: () => void;
}

/** An entry with the one that it follows. */
export interface Kept extends Entry {
	/** The number of the entry before it; 0 for the first. */
	readonly previous: number;
}

/** The entries up to one of them, from the last beginning before it. `find` gives an entry by its number. */
export const lineUntil = (until: number, find: (number: number) => Kept | undefined): readonly Entry[] => {
	const entries: Entry[] = [];
	for (let kept = find(until); kept; kept = find(kept.previous)) {
		const { previous: _, ...entry } = kept;
		entries.push(entry);
		if (entry.input.is === "begin") break;
	}
	return entries.reverse();
};

/** So many worlds that were left are found. */
export const maxEnds = 10;

/** `back` reaches so many of the last entries, and the worlds that end with them. */
export const reachedEntries = 10_000;

/** The entries that neither the present world nor one that ends with one of the last `reached` entries is made of. */
export const forgottenEntries = (
	{ entries, place }: Pick<KeptContent, "entries" | "place">,
	reached = reachedEntries,
): readonly Kept[] => {
	const byNumber = new Map(entries.map((entry) => [entry.number, entry]));
	const last = entries.at(-1)?.number ?? 0;
	const needed = new Set<number>();
	const isEnd = (number: number): boolean => number > last - reached || number === place?.number;
	for (const end of entries) {
		let kept = isEnd(end.number) ? end : undefined;
		while (kept && !needed.has(kept.number)) {
			needed.add(kept.number);
			kept = kept.input.is === "begin" ? undefined : byNumber.get(kept.previous);
		}
	}
	return entries.filter(({ number }) => !needed.has(number));
};

/** What a store in memory begins with. */
interface KeptContent {
	/** By their numbers, which need not be all up to the last. */
	readonly entries: readonly Kept[];
	readonly place: Place | undefined;
	readonly saved: readonly (readonly [name: string, line: Line])[];
}

/** Is called with each change of a store in memory, in their order. */
interface Writer {
	readonly moved: (place: Place, entries: readonly Kept[]) => void;
	readonly saved: (name: string, line: Line) => void;
	readonly renamed: (name: string, newName: string, line: Line) => void;
	readonly removed: (name: string) => void;
}

const noWriter: Writer = { moved: () => {}, saved: () => {}, renamed: () => {}, removed: () => {} };

/** Keeps the entries in memory. */
export const createMemoryStore = (content?: KeptContent, writer = noWriter): WorldStore => {
	const entries = new Map((content?.entries ?? []).map((entry) => [entry.number, entry]));
	let last = content?.entries.at(-1)?.number ?? 0;
	const saved = new Map(content?.saved);
	let place = content?.place;
	return {
		name: "memory",
		place: () => place,
		append: (added) => {
			const kept: Kept[] = [];
			for (const entry of added) {
				last += 1;
				const one = { ...entry, number: last, previous: place?.number ?? 0 };
				kept.push(one);
				entries.set(last, one);
				place = { number: last, moment: entry.at };
			}
			if (place) writer.moved(place, kept);
		},
		moveTo: (next) => {
			place = next;
			writer.moved(next, []);
		},
		line: (until = place?.number ?? 0) => lineUntil(until, (number) => entries.get(number)),
		entry: (number) => entries.get(number),
		ends: () => {
			const all = [...entries.values()];
			const followed = new Set(all.flatMap(({ input, previous }) => (input.is === "begin" ? [] : previous)));
			return all
				.map(({ number }) => number)
				.filter((number) => !followed.has(number) && number !== place?.number)
				.slice(-maxEnds)
				.reverse();
		},
		saved: {
			list: () =>
				[...saved]
					.map(([name, line]) => ({ name, moment: line.moment, entries: line.entries.length }))
					.sort((one, other) => (one.name < other.name ? -1 : 1)),
			read: (name) => saved.get(name),
			write: (name, line) => {
				saved.set(name, line);
				writer.saved(name, line);
			},
			rename: (name, newName) => {
				const line = saved.get(name);
				if (!line) return;
				saved.delete(name);
				saved.set(newName, line);
				writer.renamed(name, newName, line);
			},
			remove: (name) => {
				if (saved.delete(name)) writer.removed(name);
			},
		},
		close: () => {},
	};
};
