import { type Decimal, parseDecimal } from "@tradewind/domain/money";
import { Result } from "effect";
import { type Observed, subscribeTo } from "../state/subscribe.ts";
import { type SavedFormat, type Store, savedFormat } from "../storage/saved-format.ts";
import { isRecord } from "../storage/web-storage.ts";
import { awaitedKey } from "./awaited-transfer.ts";

/** Milliseconds after which a saved command is not looked up any more: by then the lists show it. */
const maxAgeMs = 600_000;

type SavedOrder = Readonly<Record<string, unknown>>;

interface SavedCommand {
	readonly at: number;
	/** The id of the customer who sent it. */
	readonly owner: unknown;
	/** The facts that identify it. */
	readonly command: SavedOrder;
}

/** The actor whose command is saved. */
export interface SavedSender<Sent>
	extends Observed<{
		readonly context: { readonly sent: Sent | undefined };
		readonly matches: (state: "accepted" | "not carried out") => boolean;
	}> {}

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
		ticket: SavedSender<Sent>,
		write: (sent: Sent) => SavedOrder | undefined,
	) => { readonly end: () => void; readonly forget: () => void };
}

/** The name of the form that sent it, and a key of release 0.1.0. */
const formatOf = (name: string, formerKey?: string): SavedFormat<SavedCommand> =>
	savedFormat({
		key: awaitedKey(name),
		of: "tab",
		formerKey,
		version: 1,
		upgrade: [
			(found) => {
				if (!isRecord(found)) return undefined;
				const { at, owner, customer, customerId, ...command } = found;
				return { at, owner: owner ?? customer ?? customerId, command };
			},
		],
		read: ({ at, owner, command }) =>
			typeof at === "number" && isRecord(command) ? { at, owner, command } : undefined,
	});

/** `now`: the clock for the age, in milliseconds. */
export const unansweredOrder = (
	{ name, formerKey }: { readonly name: string; readonly formerKey?: string | undefined },
	now: () => number,
	store?: Store,
	format = formatOf(name, formerKey),
): UnansweredOrder => ({
	read: (check) => {
		const found = format.read(store);
		if (!found) return undefined;
		const age = now() - found.at;
		return age < 0 || age > maxAgeMs ? undefined : check({ ...found.command, owner: found.owner });
	},
	save: (ticket, write) => {
		let text: string | undefined;
		const put = (order: SavedOrder | undefined): void => {
			const { owner, ...command } = order ?? {};
			text = format.write(order && { at: now(), owner, command }, store);
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
				if (text !== undefined && format.text(store) === text) put(undefined);
			},
		};
	},
});

/** Reads a decimal that was saved as text. */
export const readDecimal = (text: unknown): Decimal | undefined =>
	typeof text === "string" ? Result.getOrUndefined(parseDecimal(text)) : undefined;
