import { type Decimal, parseDecimal } from "@tradewind/domain/money";
import { Result } from "effect";
import { type Observed, subscribeTo } from "../state/subscribe.ts";
import { isRecord, storeOf } from "../storage/web-storage.ts";

/** Milliseconds after which a saved order is not reconciled any more: by then the lists show it. */
const maxAgeMs = 600_000;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

type SavedOrder = Readonly<Record<string, unknown>>;

interface Ticket<Sent> {
	readonly context: { readonly sent: Sent | undefined };
	readonly matches: (state: "accepted" | "not carried out") => boolean;
}

/** The order of this tab that was sent and not answered yet: it is reconciled after a reload (docs/assumptions.md, A-140). */
export interface UnansweredOrder {
	/** The saved order; `undefined` if it is too old or `check` rejects it. */
	readonly read: <Order>(check: (found: SavedOrder) => Order | undefined) => Order | undefined;
	/**
	 * Saves the order that `ticket` has sent until it is answered. An order that the ticket had when it was created keeps its
	 * age. Only the facts that identify the order are saved: it is reconciled, never sent again. `end` stops saving, `forget` removes
	 * what this ticket has saved, also after `end`.
	 */
	readonly save: <Sent>(
		ticket: Observed<Ticket<Sent>>,
		write: (sent: Sent) => SavedOrder | undefined,
	) => { readonly end: () => void; readonly forget: () => void };
}

/** Where a transfer is saved: any page looks it up. */
export const awaitedTransferKey = "tradewind.awaited.transfer";

/** Whether a transfer of this tab was not answered when the page was left. Its age and customer are checked by its reader. */
export const isTransferAwaited = (store: Store | undefined = storeOf("sessionStorage")): boolean =>
	(store?.getItem(awaitedTransferKey) ?? null) !== null;

/** `now`: the clock for the age, in milliseconds. */
export const unansweredOrder = (
	key: string,
	now: () => number,
	store: Store | undefined = storeOf("sessionStorage"),
): UnansweredOrder => ({
	read: (check) => {
		try {
			const found: unknown = JSON.parse(store?.getItem(key) ?? "null");
			if (!isRecord(found) || typeof found.at !== "number") return undefined;
			const age = now() - found.at;
			return age < 0 || age > maxAgeMs ? undefined : check(found);
		} catch {
			return undefined;
		}
	},
	save: (ticket, write) => {
		let text: string | undefined;
		const put = (order: SavedOrder | undefined): void => {
			text = order && JSON.stringify({ at: now(), ...order });
			try {
				if (text === undefined) store?.removeItem(key);
				else store?.setItem(key, text);
			} catch {
				// Storage is full or blocked: after a reload only the lists show the order.
			}
		};
		const initial = ticket.getSnapshot().context.sent;
		const end = subscribeTo(
			ticket,
			(snapshot) =>
				snapshot.matches("accepted") || snapshot.matches("not carried out")
					? undefined
					: snapshot.context.sent,
			(sent) => {
				if (sent === undefined || sent !== initial) put(sent && write(sent));
			},
		);
		return {
			end,
			forget: () => {
				if (text !== undefined && store?.getItem(key) === text) put(undefined);
			},
		};
	},
});

/** Reads a decimal that was saved as text. */
export const readDecimal = (text: unknown): Decimal | undefined =>
	typeof text === "string" ? Result.getOrUndefined(parseDecimal(text)) : undefined;
