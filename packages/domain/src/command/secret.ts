import { Redacted } from "effect";

/** A password, or what else only the customer and the platform may know: `<redacted>` in JSON, logs and snapshots. */
export type Secret = Redacted.Redacted;

export const secret = (text: string): Secret => Redacted.make(text);

/** What stands in an empty field. */
export const noSecret = secret("");

/** Only for the field in which it is typed, for comparing and for the call that sends it. Throws once it is forgotten. */
export const textOf = (typed: Secret): string => Redacted.value(typed);

const makeWiped = (): Secret => {
	const empty = Redacted.make("");
	Redacted.wipeUnsafe(empty);
	return empty;
};

/** Stands in the place of a secret that was sent: there is no text in it, and whoever reads it has a defect. */
export const wipedSecret: Secret = makeWiped();

interface CommandStates<Sending, Entry, Accepted, Doubt, NotCarriedOut> {
	readonly sending: Sending;
	readonly accepted: Accepted & { readonly entry: Entry };
	readonly "outcome unknown": Doubt;
	readonly "not carried out": NotCarriedOut;
}

/**
 * The states of `commandStates` for a command with secrets in it. The machine's setup has two more actions: "forget the
 * sent secrets" puts `forgotten` into what was sent as soon as an answer has come or was lost; "forget the typed secrets"
 * empties their fields once the command was accepted or is in doubt. Only after a refusal they stay as they were typed.
 */
export const withSecretsWiped = <
	const Sending extends object,
	const Entry extends string,
	const Accepted extends object,
	const Doubt extends object,
	const NotCarriedOut extends object,
>(
	states: CommandStates<Sending, Entry, Accepted, Doubt, NotCarriedOut>,
) =>
	({
		...states,
		sending: { ...states.sending, exit: "wipe the sent secrets" },
		accepted: { ...states.accepted, entry: [states.accepted.entry, "wipe the typed secrets"] },
		"outcome unknown": { ...states["outcome unknown"], entry: "wipe the typed secrets" },
	}) as const;
