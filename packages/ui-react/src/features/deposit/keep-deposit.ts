import { translateTypedDecimal } from "@tradewind/domain/money";
import type { SignedIn } from "@tradewind/domain/session";
import { languageOf } from "@tradewind/domain/site";
import type { AnyActorRef } from "xstate";
import { currentLanguage } from "../../i18n/words.ts";
import { keepDraft, storedDraft } from "../../kept/drafts.ts";
import { endWithSession } from "../../kept/end-with-session.ts";
import type { App } from "../../state/app.ts";
import type { Observed } from "../../state/subscribe.ts";

type Draft = Readonly<Record<string, unknown>>;

/** The part of a deposit's form that is restored after a reload or a new login, without the picture. */
export interface Typed {
	readonly amount: string;
	/** The chosen channel, currency or bank. */
	readonly choice: number | undefined;
}

interface DepositSnapshot {
	readonly context: {
		readonly form: { readonly amount: string };
		readonly facts: { readonly language: string };
		readonly refusal: unknown;
	};
	readonly matches: (state: "sending" | "accepted") => boolean;
}

interface Kept {
	readonly app: App;
	readonly signedIn: SignedIn;
	/** The name of the draft. */
	readonly name: string;
	readonly actor: Observed<DepositSnapshot> & Pick<AnyActorRef, "stop">;
	readonly choice: () => number | undefined;
	/** Stops saving the unanswered command, and removes it. */
	readonly unanswered: { readonly end: () => void; readonly forget: () => void };
	/** Ends what else belongs to the actor. */
	readonly end: () => void;
}

/** What the customer typed before a reload or before the session ended, in the current language. */
export const typedBefore = (app: App, name: string): Typed => {
	const { amount, choice, language } = storedDraft(app, name) ?? {};
	const typedIn = languageOf(typeof language === "string" ? language : undefined);
	return {
		amount:
			typedIn && typeof amount === "string"
				? translateTypedDecimal(amount, typedIn.code, currentLanguage().code)
				: "",
		choice: typeof choice === "number" ? choice : undefined,
	};
};

/**
 * Keeps what is typed for a reload and for the login after the session, and ends the actor with its session: a command in flight
 * is not reported any more, but is looked up after the next login.
 */
export const keepDeposit = ({ app, signedIn, name, actor, choice, unanswered, end }: Kept): void => {
	const typed = (): Draft | undefined => {
		const snapshot = actor.getSnapshot();
		const { form, facts } = snapshot.context;
		// An accepted deposit is not restored.
		return snapshot.matches("accepted")
			? undefined
			: { amount: form.amount, choice: choice(), language: facts.language };
	};
	keepDraft(app, name, typed, { ofSession: true });
	endWithSession(app, signedIn, actor, { saved: unanswered, ends: [end] });
};
