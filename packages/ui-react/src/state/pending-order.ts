import { type Decimal, parseDecimal } from "@tradewind/domain/money";
import { Result } from "effect";
import { isRecord, storeOf } from "../storage/web-storage.ts";
import { type Observed, subscribeTo } from "./subscribe.ts";

/** Milliseconds for which an order is looked for after a reload; later the lists tell by themselves. */
const lifetime = 600_000;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

type Written = Readonly<Record<string, unknown>>;

/** What a ticket says of the order that it has sent, until the answer is known. */
interface Ticket<Sent> {
	readonly context: { readonly sent: Sent | undefined };
	readonly matches: (state: "accepted" | "not carried out") => boolean;
}

/** Where this tab keeps the order whose answer is awaited (docs/assumptions.md, A-140). */
export interface AwaitedOrder {
	/** What was kept, if that is not long ago; what can't be read is nothing. */
	readonly read: <Kept>(check: (found: Written) => Kept | undefined) => Kept | undefined;
	/**
	 * Keeps what `ticket` awaits for as long as it does, and what it has been given to look for with the age that this has. Only
	 * what names the order: it is looked for, never sent again. Gives back the end of that, which leaves it where it is, and a
	 * way to forget it after the end.
	 */
	readonly keep: <Sent>(
		ticket: Observed<Ticket<Sent>>,
		write: (sent: Sent) => Written | undefined,
	) => { readonly end: () => void; readonly forget: () => void };
}

/** `now` is the clock by which its age is taken. */
export const awaitedOrder = (
	key: string,
	now: () => number,
	store: Store | undefined = storeOf("sessionStorage"),
): AwaitedOrder => ({
	read: (check) => {
		try {
			const found: unknown = JSON.parse(store?.getItem(key) ?? "null");
			if (!isRecord(found) || typeof found.at !== "number") return undefined;
			const age = now() - found.at;
			return age < 0 || age > lifetime ? undefined : check(found);
		} catch {
			return undefined;
		}
	},
	keep: (ticket, write) => {
		let text: string | undefined;
		const put = (order: Written | undefined): void => {
			text = order && JSON.stringify({ at: now(), ...order });
			try {
				if (text === undefined) store?.removeItem(key);
				else store?.setItem(key, text);
			} catch {
				// A full or forbidden store: a reload forgets the order, as the lists do not.
			}
		};
		const given = ticket.getSnapshot().context.sent;
		const end = subscribeTo(
			ticket,
			(snapshot) =>
				snapshot.matches("accepted") || snapshot.matches("not carried out")
					? undefined
					: snapshot.context.sent,
			(sent) => {
				if (sent === undefined || sent !== given) put(sent && write(sent));
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

/** A decimal that was kept as its text. */
export const readDecimal = (text: unknown): Decimal | undefined =>
	typeof text === "string" ? Result.getOrUndefined(parseDecimal(text)) : undefined;
