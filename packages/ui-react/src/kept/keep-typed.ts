import { translateTypedDecimal } from "@tradewind/domain/money";
import { type LanguageCode, languageOf } from "@tradewind/domain/site";
import { Option, Schema } from "effect";
import type { App } from "../state/app.ts";
import { afterChange, type Observed } from "../state/subscribe.ts";
import { keepDraft, storedDraft } from "./drafts.ts";

/** The draft of a form: never a secret, a picture or the number of a document or an account. */
export interface KeptDraft<Typed> {
	readonly schema: Schema.Codec<Typed, Typed>;
	/** What is typed now; `undefined` if it is not worth keeping. */
	readonly write: () => Typed | undefined;
	/** Types it again; `inLanguage` writes a typed decimal in the present language of the form. */
	readonly restore: (typed: Typed, inLanguage: (text: string) => string) => void;
	/** Whether the form can be filled in; it always can by default. */
	readonly canType?: (typed: Typed) => boolean;
}

interface TypedForm
	extends Observed<{
		readonly context: { readonly sent: unknown; readonly facts: object };
		readonly matches: (state: "accepted" | "not carried out") => boolean;
	}> {}

interface Options<Typed> extends KeptDraft<Typed> {
	readonly name: string;
	/** The command of the form is looked up. */
	readonly isLookedUp?: boolean;
}

/**
 * Types a draft again once the form can be filled in, and keeps what is typed. A form whose command may have been carried out is not
 * filled in to be sent again. Returns the function that ends the waiting.
 */
export const keepTyped = <Typed>(
	app: Pick<App, "session">,
	actor: TypedForm,
	{ name, isLookedUp = false, schema, write, restore, canType = () => true }: Options<Typed>,
): (() => void) => {
	const stored = storedDraft(app, name);
	const isUsable = stored !== undefined && (isLookedUp || stored.isAwaited !== true);
	let waiting = isUsable ? Option.getOrUndefined(Schema.decodeUnknownOption(schema)(stored)) : undefined;
	const typedIn = languageIn(stored);
	const fill = (): void => {
		if (waiting === undefined || !canType(waiting)) return;
		const typed = waiting;
		waiting = undefined;
		const now = languageIn(actor.getSnapshot().context.facts);
		restore(typed, (text) => (typedIn && now ? translateTypedDecimal(text, typedIn, now) : text));
	};
	fill();
	keepDraft(
		app,
		name,
		() => {
			// Not typed again yet.
			if (waiting !== undefined) return stored;
			const snapshot = actor.getSnapshot();
			const typed = snapshot.matches("accepted") ? undefined : write();
			const isAwaited = snapshot.context.sent !== undefined && !snapshot.matches("not carried out");
			return typed && { ...typed, language: languageIn(snapshot.context.facts), isAwaited };
		},
		{ ofSession: true },
	);
	// The event that opens the form is over before the form is filled in.
	return waiting === undefined
		? () => {}
		: afterChange(
				actor,
				() => waiting !== undefined && canType(waiting),
				(can) => can && queueMicrotask(fill),
			);
};

const languageIn = (found: object | undefined): LanguageCode | undefined =>
	found && "language" in found && typeof found.language === "string"
		? languageOf(found.language)?.code
		: undefined;
