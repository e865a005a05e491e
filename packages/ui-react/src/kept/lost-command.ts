import { Option, Schema } from "effect";
import type { App } from "../state/app.ts";
import type { Store } from "../storage/saved-format.ts";
import { type SavedSender, unansweredOrder } from "./unanswered-order.ts";

/** How a command without an answer is saved: only the facts that identify it, because it is looked up and never sent again. */
export interface CommandFormat<Sent, Saved> {
	readonly schema: Schema.Codec<Saved, object>;
	readonly write: (sent: Sent) => Saved;
	readonly read: (saved: Saved) => Sent | undefined;
	/** A key of release 0.1.0. */
	readonly formerKey?: string;
}

interface Options<Sent, Saved> extends CommandFormat<Sent, Saved> {
	/** Of the form. */
	readonly name: string;
	/** The id of the customer. */
	readonly owner: number;
}

/** The command of this customer and tab that was sent and not answered yet (docs/assumptions.md, A-140). */
export const lostCommand = <Sent, Saved>(
	{ realtime }: Pick<App, "realtime">,
	{ owner, schema, write, read, ...place }: Options<Sent, Saved>,
	store?: Store,
) => {
	const unanswered = unansweredOrder(place, () => realtime.getSnapshot().context.now(), store);
	return {
		/** `undefined` if it is unreadable, too old or of another customer. */
		read: (): Sent | undefined =>
			unanswered.read((found) => {
				if (found.owner !== owner) return undefined;
				const saved = Option.getOrUndefined(Schema.decodeUnknownOption(schema)(found));
				return saved && read(saved);
			}),
		/** As `save` of `unansweredOrder`. */
		save: (actor: SavedSender<Sent>) =>
			unanswered.save(actor, (sent: Sent) => ({ ...Schema.encodeSync(schema)(write(sent)), owner })),
	};
};
