import { assign, emit, enqueueActions, setup } from "xstate";
import {
	type CommandCarriedOut,
	type CommandContext,
	type CommandEvent,
	noCommand,
	type Told,
} from "../../command/command.ts";
import { present } from "../../command/command-answer.ts";
import { commandSetup } from "../../command/command-setup.ts";
import { commandStates } from "../../command/command-states.ts";
import { forgettingSecrets } from "../../command/secret.ts";
import type { AccountName } from "../account/account-name.ts";
import { noTrace } from "../no-trace.ts";
import { forgetPasswords, type Registration } from "./registration.ts";
import {
	emptyRegistration,
	type RegistrationChange,
	type RegistrationForm,
	reduceRegistration,
	withoutPasswords,
} from "./registration-form.ts";
import { type RegistrationFacts, summariseRegistration } from "./registration-summary.ts";

export type RegistrationEvent =
	| CommandEvent
	| { readonly type: "change"; readonly change: RegistrationChange }
	| { readonly type: "facts"; readonly facts: Partial<RegistrationFacts> }
	| { readonly type: "press" };

interface Types {
	readonly form: RegistrationForm;
	readonly facts: RegistrationFacts;
	readonly sent: Registration;
	readonly answer: Told;
	readonly event: RegistrationEvent;
}

export type RegistrationContext = CommandContext<Types>;

export type RegistrationEmitted =
	| CommandCarriedOut<Types>
	/** Leads to the login, where this account can be filled in (Spec 1 §4). */
	| { readonly type: "registered"; readonly account: AccountName }
	/** A captcha serves once: the next attempt needs another one. */
	| { readonly type: "captcha used" };

const { actors, guards, actions, delays } = commandSetup<Types>();
const { sending, accepted, ...doubt } = forgettingSecrets(commandStates<Types>("registration", "filling in"));

/** What a press would send of what stands in the form. */
const sentBy = ({ form, facts }: RegistrationContext): Registration | undefined =>
	summariseRegistration(form, facts).registration;

/** The form as it stands with news of the site: an answer to another captcha is none to this one. */
const fitted = ({ form, facts }: RegistrationContext, news: Partial<RegistrationFacts>): RegistrationForm => {
	const { captcha } = { ...facts, ...news };
	return captcha?.key === facts.captcha?.key ? form : { ...form, captchaAnswer: "" };
};

/**
 * Becoming a customer (Spec 1 §2, §4, §5), by e-mail or by phone. What has to be filled in follows from the facts of the
 * site. A press sends the form once; further presses are dropped while it is under way. When the platform has accepted it
 * the account is told, for the login that comes next. A refused registration leaves the form as it was typed. If the
 * answer is lost, nothing can be read that would tell, because nobody is logged in: after a second the machine says so, and
 * the honest way out is to try to log in. The passwords are hidden in everything that shows this machine; they are gone
 * from what was sent with its end, and from the form once it was accepted or is in doubt.
 */
export const registrationMachine = setup({
	types: {} as {
		input: RegistrationFacts;
		context: RegistrationContext;
		events: RegistrationEvent;
		emitted: RegistrationEmitted;
		tags: "busy";
	},
	actors: { ...actors, lookForIt: noTrace<Registration>() },
	guards: { ...guards, "may send": ({ context }) => sentBy(context) !== undefined },
	actions: {
		...actions,
		"empty the form": assign({ form: ({ context }) => emptyRegistration(context.facts.invitedBy) }),
		"forget the sent secrets": assign({
			sent: ({ context }) => context.sent && forgetPasswords(context.sent),
		}),
		"forget the typed secrets": assign({ form: ({ context }) => withoutPasswords(context.form) }),
		"tell that the customer is registered": emit(({ context }) => ({
			type: "registered",
			account: present(context.sent).account,
		})),
		"tell that the captcha is used": enqueueActions(({ context, enqueue }) => {
			if (context.sent?.proof.is === "captcha") enqueue.emit({ type: "captcha used" });
		}),
	},
	delays,
}).createMachine({
	id: "registration",
	context: ({ input }) => ({ ...noCommand, form: emptyRegistration(input.invitedBy), facts: input }),
	on: {
		facts: {
			actions: [
				{ type: "take form", params: ({ context, event }) => fitted(context, event.facts) },
				{ type: "take facts", params: ({ event }) => event.facts },
			],
		},
	},
	initial: "filling in",
	states: {
		"filling in": {
			on: {
				change: {
					actions: {
						type: "take form",
						params: ({ context, event }) => reduceRegistration(context.form, event.change),
					},
				},
				press: {
					guard: "may send",
					target: "sending",
					actions: { type: "begin", params: ({ context }) => sentBy(context) },
				},
				dismiss: { actions: "clear the notice" },
			},
		},
		sending: { ...sending, exit: [sending.exit, "tell that the captcha is used"] },
		accepted: { ...accepted, entry: [...accepted.entry, "tell that the customer is registered"] as const },
		...doubt,
	},
});
