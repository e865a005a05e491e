import { translateTypedDecimal } from "@tradewind/domain/money";
import type { SignedIn } from "@tradewind/domain/session";
import { languageOf } from "@tradewind/domain/site";
import type { AnyActorRef } from "xstate";
import { currentLanguage } from "../../i18n/words.ts";
import type { App } from "../../state/app.ts";
import { keepDraft, storedDraft } from "../../state/drafts.ts";
import { oncePer } from "../../state/keep.ts";
import type { Observed } from "../../state/subscribe.ts";

type Draft = Readonly<Record<string, unknown>>;

/** What of a deposit's form is typed again after a reload or a new login: no picture. */
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

/** The form that each customer left when the session ended, by the name of the draft. */
const leftForms = oncePer((_app: App) => new Map<string, Draft>());

const keyOf = ({ customer }: SignedIn, name: string): string => `${customer.id} ${name}`;

/** What the customer typed before a reload or before the session ended, in the language of now. */
export const typedBefore = (app: App, signedIn: SignedIn, name: string): Typed => {
	const left = leftForms(app).get(keyOf(signedIn, name)) ?? storedDraft(app, name) ?? {};
	const { amount, choice, language } = left;
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
 * Keeps what is typed for a reload and for the login after the session, and ends the actor with its session: a command in
 * flight is not reported any more, but looked up after the next login.
 */
export const keepDeposit = ({ app, signedIn, name, actor, choice, unanswered, end }: Kept): void => {
	const typed = (): Draft | undefined => {
		const snapshot = actor.getSnapshot();
		const { form, facts } = snapshot.context;
		// An accepted deposit is not typed again.
		return snapshot.matches("accepted")
			? undefined
			: { amount: form.amount, choice: choice(), language: facts.language };
	};
	keepDraft(app, name, typed, { ofSession: true });
	const session = app.session.subscribe(({ context }) => {
		if (context.signedIn === signedIn) return;
		session.unsubscribe();
		leftForms(app).set(keyOf(signedIn, name), typed() ?? {});
		end();
		unanswered.end();
		stopOnceAnswered(actor, unanswered.forget);
	});
};

/** A refused command is forgotten, so that it is not looked up later. */
const stopOnceAnswered = (actor: Kept["actor"], forget: () => void): void => {
	if (!actor.getSnapshot().matches("sending")) {
		actor.stop();
		return;
	}
	const answer = actor.subscribe((snapshot) => {
		if (snapshot.matches("sending")) return;
		answer.unsubscribe();
		if (snapshot.context.refusal) forget();
		actor.stop();
	});
};
