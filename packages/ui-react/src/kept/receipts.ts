import type { SignedIn } from "@tradewind/domain/session";
import { createStore } from "../state/store.ts";
import type { Store } from "../storage/saved-format.ts";
import { keptPerSession } from "./keep.ts";
import { isPageAgain, receiptsFormat } from "./kept-receipt-page.ts";
import { isReceipt, type Receipt } from "./receipt.ts";

type Receipts = Readonly<Record<string, Receipt>>;
/** The receipts that this tab shows again after a reload; those of another customer are ignored (pitfall 31). */
export const storedReceipts = (customerId: number, store?: Store): Receipts => {
	const found = receiptsFormat.read(store);
	if (found?.owner !== customerId) return {};
	return Object.fromEntries(
		Object.entries(found.receipts).filter(
			(entry): entry is [string, Receipt] => isReceipt(entry[1]) && isPageAgain(entry[1].page),
		),
	);
};

/** Without storage a reload loses the receipt, and the list shows the command. */
const write = (owner: number, receipts: Receipts): void =>
	void receiptsFormat.write(Object.keys(receipts).length > 0 ? { owner, receipts } : undefined);

/** The customer's receipts that were not dismissed, by the name of their form. They survive a reload of the tab (docs/assumptions.md, A-530). */
export const receiptsOf = keptPerSession((_app, { customer }: SignedIn) => {
	const { get, set, subscribe } = createStore(storedReceipts(customer.id));
	const shown = new Map<string, number>();
	const replace = (receipts: Receipts): void => {
		set(receipts);
		write(customer.id, receipts);
	};
	return {
		get,
		subscribe,
		put: (name: string, receipt: Receipt): void => replace({ ...get(), [name]: receipt }),
		remove: (name: string): void => {
			const { [name]: removed, ...others } = get();
			if (removed) replace(others);
		},
		/** Adds the number under which the platform lists the command. */
		addNumber: (name: string, receipt: Receipt, number: string): void => {
			if (get()[name] === receipt) replace({ ...get(), [name]: { ...receipt, number } });
		},
		/** Whether the place of this receipt is on the screen. */
		isShown: (name: string): boolean => (shown.get(name) ?? 0) > 0,
		/** Marks the place of this receipt as shown; returns the function that ends it. */
		show: (name: string): (() => void) => {
			shown.set(name, (shown.get(name) ?? 0) + 1);
			return () => void shown.set(name, (shown.get(name) ?? 1) - 1);
		},
	};
});
