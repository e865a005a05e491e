import { useMemo } from "react";
import { createListeners } from "../../state/store.ts";
import { useStore } from "../../state/use-store.ts";
import { type Store, savedFormat } from "../../storage/saved-format.ts";
import { isRecord } from "../../storage/web-storage.ts";

export const maxWayName = 40;
/** The latest customers of this device. */
const maxCustomers = 3;

const format = savedFormat<readonly unknown[]>({
	key: "tradewind.way-names",
	of: "device",
	version: 1,
	upgrade: [],
	read: ({ customers }) => (Array.isArray(customers) ? customers : undefined),
});

const { subscribe, notify } = createListeners();

/** The names that a customer has given to payout methods, on this device alone (docs/assumptions.md, A-626). */
export const wayNamesIn = (customerId: number, text: string): ReadonlyMap<number, string> => {
	const own = (format.parse(text) ?? []).find((one) => isRecord(one) && one.customer === customerId);
	const names = isRecord(own) && Array.isArray(own.names) ? own.names : [];
	return new Map(names.filter(isName));
};

/** Names a payout method; an empty name is none. */
export const nameWay = (customerId: number, wayId: number, name: string, store?: Store): void => {
	const names = new Map(wayNamesIn(customerId, format.text(store)));
	const trimmed = name.trim().slice(0, maxWayName);
	if (trimmed === "") names.delete(wayId);
	else names.set(wayId, trimmed);
	const others = (format.read(store) ?? []).filter((one) => isRecord(one) && one.customer !== customerId);
	const customers = names.size > 0 ? [...others, { customer: customerId, names: [...names] }] : others;
	format.write(customers.length > 0 ? { customers: customers.slice(-maxCustomers) } : undefined, store);
	notify();
};

export const wayNamesText = (store?: Store): string => format.text(store);

export const useWayNames = (customerId: number): ReadonlyMap<number, string> => {
	const text = useStore(subscribe, wayNamesText);
	return useMemo(() => wayNamesIn(customerId, text), [customerId, text]);
};

const isName = (found: unknown): found is readonly [number, string] =>
	Array.isArray(found) && typeof found[0] === "number" && typeof found[1] === "string";
