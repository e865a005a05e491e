import { type CodeRequest, type CodeWait, codeWaitLeft } from "@tradewind/domain/session";
import { type Instant, instant } from "@tradewind/domain/time";
import { isRecord, storeOf } from "../../../storage/web-storage.ts";

type Purpose = CodeRequest["purpose"];
type Store = Pick<Storage, "getItem" | "setItem">;

const prefix = "tradewind.code";

/** The key of the saved wait, one for each purpose of a code. */
export const waitKeyOf = (purpose: Purpose): string => `${prefix}.${purpose}`;

/** The rest of the wait after the last code that this device requested, in any tab; `undefined` when it is over. */
export const readWait = (
	purpose: Purpose,
	now: Instant,
	store: Store | undefined = storeOf("localStorage"),
): CodeWait | undefined => {
	try {
		const found: unknown = JSON.parse(store?.getItem(waitKeyOf(purpose)) ?? "null");
		if (!isRecord(found) || typeof found.sentAt !== "number") return undefined;
		const millisecondsLeft = codeWaitLeft(instant(found.sentAt), now);
		if (millisecondsLeft === 0) return undefined;
		return { outcome: found.outcome === "sent" ? "sent" : "may have been sent", millisecondsLeft };
	} catch {
		return undefined;
	}
};

/** Saves when a code was requested, never the code or its destination. */
export const saveWait = (
	purpose: Purpose,
	sentAt: Instant,
	outcome: CodeWait["outcome"],
	store: Store | undefined = storeOf("localStorage"),
): void => {
	try {
		store?.setItem(waitKeyOf(purpose), JSON.stringify({ sentAt, outcome }));
	} catch {
		// Without storage the wait ends with the page; the platform refuses a second code.
	}
};
