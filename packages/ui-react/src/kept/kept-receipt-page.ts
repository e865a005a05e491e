import { isRecord, storeOf } from "../storage/web-storage.ts";

export const receiptsKey = "tradewind.receipts";

/** The address of the page, within the site. */
export const pageAddress = (): string =>
	globalThis.location ? globalThis.location.pathname + globalThis.location.search : "";

/** Whether the page of an address was reloaded. A page that is opened by a link or by its address is a new visit. */
export const isPageAgain = (
	address: unknown,
	type = performance.getEntriesByType("navigation").map((entry) => Reflect.get(entry, "type"))[0],
): boolean => address === pageAddress() && type !== "navigate";

/** Whether this tab has kept the receipt of a form, and shows the page again on which it was; its customer is checked by its reader. */
export const isReceiptKept = (
	name: string,
	store: Pick<Storage, "getItem"> | undefined = storeOf("sessionStorage"),
): boolean => {
	try {
		const found: unknown = JSON.parse(store?.getItem(receiptsKey) ?? "null");
		const receipt = isRecord(found) && isRecord(found.receipts) ? found.receipts[name] : undefined;
		return isRecord(receipt) && isPageAgain(receipt.page);
	} catch {
		return false;
	}
};
