import { Option, Schema } from "effect";
import type { App } from "../state/app.ts";
import { type Observed, subscribeTo } from "../state/subscribe.ts";
import { type Store, savedFormat } from "../storage/saved-format.ts";
import { isRecord } from "../storage/web-storage.ts";
import { awaitedKey } from "./awaited-transfer.ts";

/** Milliseconds after which a saved command is not looked up any more: by then the lists show it. */
const maxAgeMs = 600_000;

/** How a command without an answer is saved: only the facts that identify it, because it is looked up and never sent again. */
export interface CommandFormat<Sent, Saved> {
	readonly schema: Schema.Codec<Saved, unknown>;
	readonly write: (sent: Sent) => Saved;
	readonly read: (saved: Saved) => Sent | undefined;
	/** A key of release 0.1.0. */
	readonly formerKey?: string;
}

interface Options<Sent, Saved> extends CommandFormat<Sent, Saved> {
	/** Of the form. */
	readonly name: string;
	/** The id of the customer; nothing is saved without one. */
	readonly owner: () => number | undefined;
}

interface Sender<Sent>
	extends Observed<{
		readonly context: { readonly sent: Sent | undefined };
		readonly matches: (state: "accepted" | "not carried out") => boolean;
	}> {}

interface SavedCommand {
	/** Milliseconds. */
	readonly at: number;
	readonly owner: number;
	readonly command: unknown;
}

/** The command of this tab that was sent and not answered yet: it is looked up after a reload (docs/assumptions.md, A-140). */
export interface LostCommand<Sent> {
	/** The saved command, with its customer; `undefined` if it is unreadable or too old. */
	readonly read: () => { readonly sent: Sent; readonly owner: number } | undefined;
	/**
	 * Saves what `actor` has sent until it is answered. A command that it has already keeps its age. `end` stops saving, `forget`
	 * removes what this actor has saved, also after `end`.
	 */
	readonly save: (actor: Sender<Sent>) => { readonly end: () => void; readonly forget: () => void };
}

export const lostCommand = <Sent, Saved>(
	{ realtime }: Pick<App, "realtime">,
	{ name, owner, schema, write, read, formerKey }: Options<Sent, Saved>,
	store?: Store,
): LostCommand<Sent> => {
	const now = (): number => realtime.getSnapshot().context.now();
	const format = savedFormat<SavedCommand>({
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
			typeof at === "number" && typeof owner === "number" ? { at, owner, command } : undefined,
	});
	return {
		read: () => {
			const found = format.read(store);
			if (!found || found.at > now() || now() - found.at > maxAgeMs) return undefined;
			const saved = Option.getOrUndefined(Schema.decodeUnknownOption(schema)(found.command));
			const sent = saved && read(saved);
			return sent && { sent, owner: found.owner };
		},
		save: (actor) => {
			let text: string | undefined;
			const put = (sent: Sent | undefined): void => {
				const customer = owner();
				text =
					sent === undefined || customer === undefined
						? format.write(undefined, store)
						: format.write(
								{ at: now(), owner: customer, command: Schema.encodeSync(schema)(write(sent)) },
								store,
							);
			};
			const initial = actor.getSnapshot().context.sent;
			const end = subscribeTo(
				actor,
				(snapshot) =>
					snapshot.matches("accepted") || snapshot.matches("not carried out")
						? undefined
						: snapshot.context.sent,
				(sent) => {
					if (sent === undefined || sent !== initial) put(sent);
				},
			);
			return {
				end,
				forget: () => {
					if (text !== undefined && format.text(store) === text) put(undefined);
				},
			};
		},
	};
};
