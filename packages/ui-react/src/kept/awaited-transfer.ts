import { scopedKey } from "../storage/configuration.ts";
import { storeOf } from "../storage/web-storage.ts";

/** Where a command without an answer is saved, by the name of its form. */
export const awaitedKey = (name: string): string => `tradewind.awaited.${name}`;

/**
 * Whether a transfer of this tab was not answered when the page was left: any page looks it up. Its reader checks age and customer, and
 * is not part of the first load.
 */
export const isTransferAwaited = (): boolean => {
	try {
		return (storeOf("sessionStorage")?.getItem(scopedKey(awaitedKey("transfer"))) ?? null) !== null;
	} catch {
		return false;
	}
};
