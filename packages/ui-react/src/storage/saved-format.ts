import { scopedKey } from "./configuration.ts";
import { isRecord, storeOf } from "./web-storage.ts";

export type Store = Pick<Storage, "getItem" | "setItem"> & Partial<Pick<Storage, "removeItem">>;
type Fields = Readonly<Record<string, unknown>>;

interface Format<Value> {
	readonly key: string;
	/** On this device for all tabs, or in this tab alone. */
	readonly of: "device" | "tab";
	/** A key of an older release. */
	readonly formerKey?: string | undefined;
	/** Goes up with each change that this or the older release would read wrongly. */
	readonly version: number;
	/** One function per older version, which makes the fields of the next one. Version 0 had no number. */
	readonly upgrade: readonly ((found: unknown) => unknown)[];
	/** The value of these fields; `undefined` if they are unreadable. */
	readonly read: (fields: Fields) => Value | undefined;
}

/** A format in which this app saves data; docs/saved-data.md lists all of them. */
export interface SavedFormat<Value> {
	/** The saved value; `undefined` if there is none, if it is unreadable, or if a newer release has saved it. */
	readonly read: (store?: Store) => Value | undefined;
	/** The saved text, for a comparison; empty if there is none. */
	readonly text: (store?: Store) => string;
	/** The value of such a text. */
	readonly parse: (text: string) => Value | undefined;
	/**
	 * Saves these fields with the version, or removes what is saved; returns the text. Does nothing where storage is blocked or full, and
	 * where a newer release has saved its data: it finds it untouched.
	 */
	readonly write: (fields: object | undefined, store?: Store) => string | undefined;
}

/** Describes how data is saved, and how that of each older release is read (docs/assumptions.md, A-545). */
export const savedFormat = <Value>({
	key: name,
	of,
	formerKey,
	version,
	upgrade,
	read,
}: Format<Value>): SavedFormat<Value> => {
	const key = scopedKey(name);
	const storage = (): Store | undefined => storeOf(of === "device" ? "localStorage" : "sessionStorage");
	const parse = (text: string): Value | undefined => {
		const found = contentOf(text);
		const before = versionOf(found);
		if (found === undefined || before > version) return undefined;
		try {
			const fields = upgrade.slice(before).reduce<unknown>((older, step) => step(older), found);
			return isRecord(fields) ? read(fields) : undefined;
		} catch {
			return undefined;
		}
	};
	const text = (store = storage()): string => {
		try {
			return store?.getItem(key) ?? (formerKey && store?.getItem(formerKey)) ?? "";
		} catch {
			return "";
		}
	};
	return {
		text,
		parse,
		read: (store) => parse(text(store)),
		write: (fields, store = storage()) => {
			const written = fields && JSON.stringify({ version, ...fields });
			try {
				const saved = store?.getItem(key);
				if (versionOf(contentOf(saved ?? "")) > version) return written;
				if (written !== undefined) store?.setItem(key, written);
				else if (saved != null) store?.removeItem?.(key);
				if (formerKey !== undefined && store?.getItem(formerKey) != null) store.removeItem?.(formerKey);
			} catch {
				// The app works without it.
			}
			return written;
		},
	};
};

const contentOf = (text: string): unknown => {
	try {
		return JSON.parse(text || "null") ?? undefined;
	} catch {
		return undefined;
	}
};

const versionOf = (found: unknown): number =>
	isRecord(found) && typeof found.version === "number" ? found.version : 0;

/** For a version that only got its number. */
export const unchanged = (found: unknown): unknown => found;
