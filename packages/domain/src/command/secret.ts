import { Redacted } from "effect";

/** A password or another secret of the customer: `<redacted>` in JSON, logs and snapshots. */
export type Secret = Redacted.Redacted;

export const secret = (text: string): Secret => Redacted.make(text);

/** An empty field. */
export const noSecret = secret("");

/**
 * The text of a secret, only for its input field, for comparing and for the call that sends it. Throws for a wiped
 * secret.
 */
export const textOf = (typed: Secret): string => Redacted.value(typed);

const makeWiped = (): Secret => {
	const empty = Redacted.make("");
	Redacted.wipeUnsafe(empty);
	return empty;
};

/** Replaces a secret that was sent. It has no text; reading it is a defect. */
export const wipedSecret: Secret = makeWiped();

interface CommandStates<Sending, Entry, Accepted, Doubt, NotCarriedOut> {
	readonly sending: Sending;
	readonly accepted: Accepted & { readonly entry: Entry };
	readonly "outcome unknown": Doubt;
	readonly "not carried out": NotCarriedOut;
}

/**
 * The states of `commandStates` for a command with secrets. The machine's setup has two more actions. "wipe the sent
 * secrets" replaces them in what was sent as soon as the request ends. "wipe the typed secrets" clears their fields
 * after an accepted command or an unknown outcome. After a refusal they stay as typed.
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
