import { assign, emit, enqueueActions, setup } from "xstate";
import {
	type CommandCarriedOut,
	type CommandContext,
	type CommandReply,
	noCommand,
} from "../../command/command.ts";
import { requireValue } from "../../command/command-answer.ts";
import { commandStates } from "../../command/command-states.ts";
import { type FormEvent, formEvents } from "../../command/form-state.ts";
import { withSecretsWiped } from "../../command/secret.ts";
import type { AccountName } from "../account/account-name.ts";
import { secretFormSetup } from "../secret-form.setup.ts";
import { type Registration, wipePasswords } from "./registration.ts";
import {
	emptyRegistration,
	type RegistrationChange,
	type RegistrationForm,
	reduceRegistration,
	withoutPasswords,
} from "./registration-form.ts";
import { type RegistrationFacts, summariseRegistration } from "./registration-summary.ts";

export type RegistrationEvent = FormEvent<RegistrationChange, RegistrationFacts>;

interface Types {
	readonly form: RegistrationForm;
	readonly facts: RegistrationFacts;
	readonly sent: Registration;
	readonly answer: CommandReply;
	readonly event: RegistrationEvent;
}

export type RegistrationContext = CommandContext<Types>;

export type RegistrationEmitted =
	| CommandCarriedOut<Types>
	/** Leads to the login, where this account can be filled in (Spec 1 §4). */
	| { readonly type: "registered"; readonly account: AccountName }
	/** A captcha serves once: the next attempt needs another one. */
	| { readonly type: "captcha used" };

const { sending, accepted, ...outcomeUnknown } = withSecretsWiped(
	commandStates<Types>("registration", "filling in"),
);

/** What a press would send of what stands in the form. */
const toSend = ({ form, facts }: RegistrationContext): Registration | undefined =>
	summariseRegistration(form, facts).registration;

const { actions, ...secretForm } = secretFormSetup<Types>({
	emptyForm: ({ invitedBy }) => emptyRegistration(invitedBy),
	toSend,
});

/** The form as it stands with news of the site: an answer to another captcha is none to this one. */
const formWithFacts = (
	{ form, facts }: RegistrationContext,
	updates: Partial<RegistrationFacts>,
): RegistrationForm => {
	const { captcha } = { ...facts, ...updates };
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
	...secretForm,
	actions: {
		...actions,
		"wipe the sent secrets": assign({
			sent: ({ context }) => context.sent && wipePasswords(context.sent),
		}),
		"wipe the typed secrets": assign({ form: ({ context }) => withoutPasswords(context.form) }),
		"emit registered": emit(({ context }) => ({
			type: "registered",
			account: requireValue(context.sent).account,
		})),
		"emit captcha used": enqueueActions(({ context, enqueue }) => {
			if (context.sent?.proof.is === "captcha") enqueue.emit({ type: "captcha used" });
		}),
	},
}).createMachine({
	id: "registration",
	context: ({ input }) => ({ ...noCommand, form: emptyRegistration(input.invitedBy), facts: input }),
	on: {
		facts: {
			actions: [
				{ type: "set the form", params: ({ context, event }) => formWithFacts(context, event.facts) },
				{ type: "update the facts", params: ({ event }) => event.facts },
			],
		},
	},
	initial: "filling in",
	states: {
		"filling in": {
			on: formEvents<Types, RegistrationChange>({ reduce: reduceRegistration, toSend }),
		},
		sending: { ...sending, exit: [sending.exit, "emit captcha used"] },
		accepted: { ...accepted, entry: [...accepted.entry, "emit registered"] as const },
		...outcomeUnknown,
	},
});
