import type { SignedIn } from "@tradewind/domain/session";
import { createStore } from "../state/store.ts";
import { isRecord, storeOf } from "../storage/web-storage.ts";
import { keptPerSession } from "./keep.ts";
import { isPageAgain, receiptsKey } from "./kept-receipt-page.ts";
import { isReceipt, type Receipt } from "./receipt.ts";

type Receipts = Readonly<Record<string, Receipt>>;
type TabStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const version = 1;

/** The receipts that this tab shows again after a reload; those of another customer or release are dropped (pitfalls 15, 31). */
export const storedReceipts = (
	customerId: number,
	store: TabStore | undefined = storeOf("sessionStorage"),
): Receipts => {
	try {
		const found: unknown = JSON.parse(store?.getItem(receiptsKey) ?? "null");
		if (!isRecord(found) || found.version !== version || found.owner !== customerId) return {};
		const entries = Object.entries(isRecord(found.receipts) ? found.receipts : {});
		return Object.fromEntries(
			entries.filter(
				(entry): entry is [string, Receipt] => isReceipt(entry[1]) && isPageAgain(entry[1].page),
			),
		);
	} catch {
		return {};
	}
};

const write = (owner: number, receipts: Receipts, store: TabStore | undefined): void => {
	try {
		if (Object.keys(receipts).length === 0) store?.removeItem(receiptsKey);
		else store?.setItem(receiptsKey, JSON.stringify({ version, owner, receipts }));
	} catch {
		// Storage is full or blocked: a reload loses the receipt, and the list shows the command.
	}
};

/** The customer's receipts that were not dismissed, by the name of their form. They survive a reload of the tab (docs/assumptions.md, A-530). */
export const receiptsOf = keptPerSession((_app, { customer }: SignedIn) => {
	const { get, set, subscribe } = createStore(storedReceipts(customer.id));
	const shown = new Map<string, number>();
	const replace = (receipts: Receipts): void => {
		set(receipts);
		write(customer.id, receipts, storeOf("sessionStorage"));
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
