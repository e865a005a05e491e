import { type CodeRequest, type CodeWait, codeWaitLeft } from "@tradewind/domain/session";
import { type Instant, instant } from "@tradewind/domain/time";
import { type SavedFormat, type Store, savedFormat, unchanged } from "../../../storage/saved-format.ts";

type Purpose = CodeRequest["purpose"];

const prefix = "tradewind.code";

/** The key of the saved wait, one for each purpose of a code. */
export const waitKeyOf = (purpose: Purpose): string => `${prefix}.${purpose}`;

interface SavedWait {
	readonly sentAt: number;
	readonly outcome: CodeWait["outcome"];
}

const formatOf = (purpose: Purpose): SavedFormat<SavedWait> =>
	savedFormat({
		key: waitKeyOf(purpose),
		of: "device",
		version: 1,
		upgrade: [unchanged],
		read: ({ sentAt, outcome }) =>
			typeof sentAt === "number"
				? { sentAt, outcome: outcome === "sent" ? "sent" : "may have been sent" }
				: undefined,
	});

/** The rest of the wait after the last code that this device requested, in any tab; `undefined` when it is over. */
export const readWait = (purpose: Purpose, now: Instant, store?: Store): CodeWait | undefined => {
	const saved = formatOf(purpose).read(store);
	if (!saved) return undefined;
	const millisecondsLeft = codeWaitLeft(instant(saved.sentAt), now);
	return millisecondsLeft === 0 ? undefined : { outcome: saved.outcome, millisecondsLeft };
};

/**
 * Saves when a code was requested, never the code or its destination. Without storage the wait ends with the page; the platform
 * refuses a second code.
 */
export const saveWait = (
	purpose: Purpose,
	sentAt: Instant,
	outcome: CodeWait["outcome"],
	store?: Store,
): void => void formatOf(purpose).write({ sentAt, outcome }, store);
