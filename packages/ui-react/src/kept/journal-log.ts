import type { DeviceStepName, SavedCommand, SavedEntry } from "@tradewind/domain/journal";
import type { App } from "../state/app.ts";
import { createListeners } from "../state/store.ts";
import { scopedKey } from "../storage/configuration.ts";
import { type Store, savedFormat } from "../storage/saved-format.ts";
import { isRecord } from "../storage/web-storage.ts";

export const journalKey = "tradewind.journal";
/** The latest commands of the latest customers of this device. */
const maxEntries = 100;
const maxCustomers = 3;
const maxText = 500;

/** Identifies this page load: a command that another one sent and that has no answer is unknown. */
export const thisPage = Math.random().toString(36).slice(2);

interface Customer {
	readonly uid: string;
	/** Oldest first. Checked when they are read. */
	readonly entries: readonly unknown[];
}

/** What is known about a command: the platform's text, and the key of its record. */
export interface StepFacts {
	readonly message?: string | undefined;
	readonly record?: string | undefined;
}

/** Adds what is known about one command. */
export type AddStep = (is: DeviceStepName, facts?: StepFacts) => void;

const { subscribe, notify } = createListeners();

/** Calls `listener` when this tab or another one records something. Returns the function that unsubscribes it. */
export const onJournal = (listener: () => void): (() => void) => {
	const fromOtherTab = ({ key }: StorageEvent) => {
		if (key === scopedKey(journalKey)) listener();
	};
	const unsubscribe = subscribe(listener);
	addEventListener("storage", fromOtherTab);
	return () => {
		unsubscribe();
		removeEventListener("storage", fromOtherTab);
	};
};

/** The recorded commands as they are stored, for a comparison without parsing; empty where storage is blocked. */
export const journalText = (store?: Store): string => format.text(store);

/** The recorded commands of a customer, oldest first. Data of a newer release and unreadable data are ignored. */
export const recordedBy = (uid: string, text: string): readonly unknown[] =>
	customersIn(text).find((one) => one.uid === uid)?.entries ?? [];

/** Records a command that is being sent now. */
export const beginEntry = (uid: string, command: SavedCommand, store?: Store): AddStep => {
	const id = `${thisPage}-${(made++).toString(36)}`;
	const entry: SavedEntry = { id, page: thisPage, command, steps: [{ is: "asked", at: Date.now() }] };
	change(uid, (entries) => [...entries, entry], store);
	return addStepTo(uid, id, store);
};

let made = 0;

/** The entry of a command without a known outcome that an earlier page load recorded; `undefined` if there is none. */
export const resumeEntry = (uid: string, command: SavedCommand, store?: Store): AddStep | undefined => {
	const text = JSON.stringify(command);
	const found = recordedBy(uid, journalText(store)).findLast(
		(one) =>
			isEntry(one) &&
			JSON.stringify(one.command) === text &&
			["asked", "unknown"].includes(one.steps.at(-1)?.is ?? ""),
	);
	return isEntry(found) ? addStepTo(uid, found.id, store) : undefined;
};

/** Adds steps to a recorded command. A step that it has already as its last one is not repeated. */
export const addStepTo =
	(uid: string, id: string, store?: Store): AddStep =>
	(is, { message, record } = {}) =>
		change(
			uid,
			(entries) =>
				entries.map((one) => {
					if (!isEntry(one) || one.id !== id || one.steps.at(-1)?.is === is) return one;
					const step = { is, at: Date.now(), ...(message && { message: message.slice(0, maxText) }) };
					const command = record === undefined ? one.command : { ...one.command, record };
					return { ...one, command, steps: [...one.steps, step] };
				}),
			store,
		);

/** The customer whose commands are recorded now; `undefined` for a visitor. */
export const recordedUid = ({ session }: Pick<App, "session">): string | undefined =>
	session.getSnapshot().context.signedIn?.customer.uid;

const change = (
	uid: string,
	make: (entries: readonly unknown[]) => readonly unknown[],
	store: Store | undefined,
): void => {
	const customers = customersIn(journalText(store));
	const entries = make(customers.find((one) => one.uid === uid)?.entries ?? []).slice(-maxEntries);
	const others = customers.filter((one) => one.uid !== uid);
	// Without storage only the platform's records show the command.
	format.write({ customers: [{ uid, entries }, ...others].slice(0, maxCustomers) }, store);
	notify();
};

const format = savedFormat<readonly Customer[]>({
	key: journalKey,
	of: "device",
	version: 1,
	upgrade: [() => undefined],
	read: ({ customers }) => (Array.isArray(customers) ? customers.filter(isCustomer) : []),
});

const isCustomer = (one: unknown): one is Customer =>
	isRecord(one) && typeof one.uid === "string" && Array.isArray(one.entries);

const customersIn = (text: string): readonly Customer[] => format.parse(text) ?? [];

const isEntry = (one: unknown): one is SavedEntry => isRecord(one) && Array.isArray(one.steps);
