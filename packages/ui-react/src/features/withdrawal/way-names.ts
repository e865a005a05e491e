import { useMemo } from "react";
import { savedPerCustomer } from "../../kept/saved-per-customer.ts";
import { createListeners } from "../../state/store.ts";
import { useStore } from "../../state/use-store.ts";
import type { Store } from "../../storage/saved-format.ts";

export const maxWayName = 40;

const saved = savedPerCustomer<ReadonlyMap<number, string>>({
	key: "tradewind.way-names",
	read: ({ names }) => (Array.isArray(names) ? new Map(names.filter(isName)) : undefined),
});

const { subscribe, notify } = createListeners();

/** The names that a customer has given to payout methods, on this device alone (docs/assumptions.md, A-626). */
export const wayNamesIn = (customerId: number, text: string): ReadonlyMap<number, string> =>
	saved.parse(customerId, text) ?? new Map();

/** Names a payout method; an empty name is none. */
export const nameWay = (customerId: number, wayId: number, name: string, store?: Store): void => {
	const names = new Map(wayNamesIn(customerId, saved.text(store)));
	const trimmed = name.trim().slice(0, maxWayName);
	if (trimmed === "") names.delete(wayId);
	else names.set(wayId, trimmed);
	saved.write(customerId, names.size > 0 ? { names: [...names] } : undefined, store);
	notify();
};

export const wayNamesText = (store?: Store): string => saved.text(store);

export const useWayNames = (customerId: number): ReadonlyMap<number, string> => {
	const text = useStore(subscribe, wayNamesText);
	return useMemo(() => wayNamesIn(customerId, text), [customerId, text]);
};

const isName = (found: unknown): found is readonly [number, string] =>
	Array.isArray(found) && typeof found[0] === "number" && typeof found[1] === "string";
