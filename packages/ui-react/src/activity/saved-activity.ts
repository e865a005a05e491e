import { type Activity, readActivity, type SavedActivity, writeActivity } from "@tradewind/domain/activity";
import type { AlertSettings } from "../state/activity.ts";
import { type Store, savedFormat } from "../storage/saved-format.ts";
import { isRecord } from "../storage/web-storage.ts";

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

const maxCustomers = 3;
const maxReadMessages = 500;
const maxAlerts = 200;

export const readCustomer = (uid: string, store?: Store): SavedCustomer => {
	const found = read(store).customers.find((one) => one.uid === uid);
	return { activity: readActivity(found?.activity), readMessages: found?.readMessages ?? [] };
};

export const writeCustomer = (
	uid: string,
	activity: Activity,
	readMessages: readonly number[],
	store?: Store,
): void => {
	const saved = read(store);
	const written: SavedActivity = writeActivity(activity);
	const own = { uid, activity: written, readMessages: readMessages.slice(-maxReadMessages) };
	const others = saved.customers.filter((one) => one.uid !== uid);
	write({ ...saved, customers: [own, ...others].slice(0, maxCustomers) }, store);
};

export const readAlertSettings = (store?: Store): AlertSettings => {
	const { sound, vibration, device } = read(store);
	return { sound, vibration, device };
};

export const writeAlertSettings = (settings: AlertSettings, store?: Store): void =>
	write({ ...read(store), ...settings }, store);

/** Returns those of `keys` that no tab of this device has claimed before, and claims them. */
export const claimAlerts = (keys: readonly string[], store?: Store): readonly string[] => {
	const saved = read(store);
	const unclaimed = keys.filter((key) => !saved.called.includes(key));
	if (unclaimed.length > 0)
		write({ ...saved, called: [...saved.called, ...unclaimed].slice(-maxAlerts) }, store);
	return unclaimed;
};

const nothing: Saved = { sound: false, vibration: false, device: false, customers: [], called: [] };

const read = (store: Store | undefined): Saved => format.read(store) ?? nothing;

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

/** The activity works without storage. */
const write = (saved: Saved, store: Store | undefined): void => void format.write(saved, store);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const format = savedFormat<Saved>({
	key: savedActivityKey,
	of: "device",
	version: 1,
	upgrade: [() => undefined],
	read: ({ sound, vibration, device, customers, called }) => ({
		sound: sound === true,
		vibration: vibration === true,
		device: device === true,
		customers: listOf(customers).filter(isRecord).flatMap(customerOf),
		called: listOf(called).filter((key) => typeof key === "string"),
	}),
});
