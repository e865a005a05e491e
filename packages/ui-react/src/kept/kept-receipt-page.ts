import { type Store, savedFormat } from "../storage/saved-format.ts";
import { isRecord } from "../storage/web-storage.ts";

interface SavedReceipts {
	/** The id of the customer. */
	readonly owner: unknown;
	/** By the name of the form; checked by their reader. */
	readonly receipts: Readonly<Record<string, unknown>>;
}

export const receiptsFormat = savedFormat<SavedReceipts>({
	key: "tradewind.receipts",
	of: "tab",
	version: 1,
	upgrade: [() => undefined],
	read: ({ owner, receipts }) => (isRecord(receipts) ? { owner, receipts } : undefined),
});

/** The address of the page, within the site. */
export const pageAddress = (): string =>
	globalThis.location ? globalThis.location.pathname + globalThis.location.search : "";

/** Whether the page of an address was reloaded. A page that is opened by a link or by its address is a new visit. */
export const isPageAgain = (
	address: unknown,
	type = performance.getEntriesByType("navigation").map((entry) => Reflect.get(entry, "type"))[0],
): boolean => address === pageAddress() && type !== "navigate";

/** Whether this tab has kept the receipt of a form, and shows the page again on which it was; its customer is checked by its reader. */
export const isReceiptKept = (name: string, store?: Store): boolean => {
	const receipt = receiptsFormat.read(store)?.receipts[name];
	return isRecord(receipt) && isPageAgain(receipt.page);
};
