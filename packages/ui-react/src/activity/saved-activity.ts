import { type Activity, readActivity, type SavedActivity, writeActivity } from "@tradewind/domain/activity";
import type { AlertSettings } from "../state/activity.ts";
import { isRecord, storeOf } from "../storage/web-storage.ts";

/** The data that this device saves for one customer. */
export interface SavedCustomer {
	readonly activity: Activity | undefined;
	readonly readMessages: readonly number[];
}

interface Saved extends AlertSettings {
	/** The latest customer first. */
	readonly customers: readonly {
		readonly uid: string;
		/** Validated by `readCustomer`. */
		readonly activity: unknown;
		readonly readMessages: readonly number[];
	}[];
	/** Keys of the alerts that a tab of this device has played. */
	readonly called: readonly string[];
}

export const savedActivityKey = "tradewind.activity";
const version = 1;

const maxCustomers = 3;
const maxReadMessages = 500;
const maxAlerts = 200;

type Store = Pick<Storage, "getItem" | "setItem">;

export const readCustomer = (
	uid: string,
	store: Store | undefined = storeOf("localStorage"),
): SavedCustomer => {
	const found = read(store).customers.find((one) => one.uid === uid);
	return { activity: readActivity(found?.activity), readMessages: found?.readMessages ?? [] };
};

export const writeCustomer = (
	uid: string,
	activity: Activity,
	readMessages: readonly number[],
	store: Store | undefined = storeOf("localStorage"),
): void => {
	const saved = read(store);
	const written: SavedActivity = writeActivity(activity);
	const own = { uid, activity: written, readMessages: readMessages.slice(-maxReadMessages) };
	const others = saved.customers.filter((one) => one.uid !== uid);
	write({ ...saved, customers: [own, ...others].slice(0, maxCustomers) }, store);
};

export const readAlertSettings = (store: Store | undefined = storeOf("localStorage")): AlertSettings => {
	const { sound, vibration } = read(store);
	return { sound, vibration };
};

export const writeAlertSettings = (
	settings: AlertSettings,
	store: Store | undefined = storeOf("localStorage"),
): void => write({ ...read(store), ...settings }, store);

/** Returns those of `keys` that no tab of this device has claimed before, and claims them. */
export const claimAlerts = (
	keys: readonly string[],
	store: Store | undefined = storeOf("localStorage"),
): readonly string[] => {
	const saved = read(store);
	const unclaimed = keys.filter((key) => !saved.called.includes(key));
	if (unclaimed.length > 0)
		write({ ...saved, called: [...saved.called, ...unclaimed].slice(-maxAlerts) }, store);
	return unclaimed;
};

const nothing: Saved = { sound: false, vibration: false, customers: [], called: [] };

/** Data of another version and corrupt data are dropped. */
const read = (store: Store | undefined): Saved => {
	try {
		const found: unknown = JSON.parse(store?.getItem(savedActivityKey) ?? "null");
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

const customerOf = ({ uid, activity, readMessages }: Record<string, unknown>): Saved["customers"] =>
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

const write = (saved: Saved, store: Store | undefined): void => {
	try {
		store?.setItem(savedActivityKey, JSON.stringify({ version, ...saved }));
	} catch {
		// Storage is blocked or full: the activity works without it.
	}
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
