import { type Activity, readActivity, type SavedActivity, writeActivity } from "@tradewind/domain/activity";
import type { CallWishes } from "../state/activity.ts";
import { isRecord, storeOf } from "../storage/web-storage.ts";

/** What this device keeps of one customer. */
export interface KeptOfCustomer {
	readonly activity: Activity | undefined;
	readonly readMessages: readonly number[];
}

interface Kept extends CallWishes {
	/** The latest customer first. */
	readonly customers: readonly {
		readonly uid: string;
		/** Checked when it is asked for. */
		readonly activity: unknown;
		readonly readMessages: readonly number[];
	}[];
	/** What customers of this device have been called for, in whatever tab. */
	readonly called: readonly string[];
}

export const keptActivityKey = "tradewind.activity";
const version = 1;

/** More people than share a device. */
const mostCustomers = 3;
const mostReadMessages = 500;
const mostCalled = 200;

type Store = Pick<Storage, "getItem" | "setItem">;

export const keptOf = (uid: string, store: Store | undefined = storeOf("localStorage")): KeptOfCustomer => {
	const found = readKept(store).customers.find((one) => one.uid === uid);
	return { activity: readActivity(found?.activity), readMessages: found?.readMessages ?? [] };
};

export const keepOf = (
	uid: string,
	activity: Activity,
	readMessages: readonly number[],
	store: Store | undefined = storeOf("localStorage"),
): void => {
	const kept = readKept(store);
	const saved: SavedActivity = writeActivity(activity);
	const own = { uid, activity: saved, readMessages: readMessages.slice(-mostReadMessages) };
	const others = kept.customers.filter((one) => one.uid !== uid);
	write({ ...kept, customers: [own, ...others].slice(0, mostCustomers) }, store);
};

export const keptWishes = (store: Store | undefined = storeOf("localStorage")): CallWishes => {
	const { sound, vibration } = readKept(store);
	return { sound, vibration };
};

export const keepWishes = (wishes: CallWishes, store: Store | undefined = storeOf("localStorage")): void =>
	write({ ...readKept(store), ...wishes }, store);

/** Those of `keys` that nobody of this device has been called for; from now on somebody has. */
export const claimCalls = (
	keys: readonly string[],
	store: Store | undefined = storeOf("localStorage"),
): readonly string[] => {
	const kept = readKept(store);
	const fresh = keys.filter((key) => !kept.called.includes(key));
	if (fresh.length > 0) write({ ...kept, called: [...kept.called, ...fresh].slice(-mostCalled) }, store);
	return fresh;
};

const nothing: Kept = { sound: false, vibration: false, customers: [], called: [] };

/** Old, newer or corrupt data is dropped. */
const readKept = (store: Store | undefined): Kept => {
	try {
		const found: unknown = JSON.parse(store?.getItem(keptActivityKey) ?? "null");
		if (!isRecord(found) || found.version !== version) return nothing;
		return {
			sound: found.sound === true,
			vibration: found.vibration === true,
			customers: listOf(found.customers).filter(isRecord).flatMap(customerOf),
			called: listOf(found.called).filter((key) => typeof key === "string"),
		};
	} catch {
		return nothing;
	}
};

const customerOf = ({ uid, activity, readMessages }: Record<string, unknown>): Kept["customers"] =>
	typeof uid === "string"
		? [
				{
					uid,
					activity,
					readMessages: listOf(readMessages)
						.filter((id) => Number.isSafeInteger(id))
						.map(Number),
				},
			]
		: [];

const write = (kept: Kept, store: Store | undefined): void => {
	try {
		store?.setItem(keptActivityKey, JSON.stringify({ version, ...kept }));
	} catch {
		// A device that keeps nothing, or no more: this visit goes on without it.
	}
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
