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
	/** Leads to the login, prefilled with this account (Spec 1 §4). */
	| { readonly type: "registered"; readonly account: AccountName }
	/** A captcha is valid once: the next attempt needs another one. */
	| { readonly type: "captcha used" };

const { sending, accepted, ...outcomeUnknown } = withSecretsWiped(
	commandStates<Types>("registration", "filling in"),
);

/** The registration that the form would send; `undefined` while it is incomplete. */
const toSend = ({ form, facts }: RegistrationContext): Registration | undefined =>
	summariseRegistration(form, facts).registration;

const { actions, ...secretForm } = secretFormSetup<Types>({
	emptyForm: ({ invitedBy }) => emptyRegistration(invitedBy),
	toSend,
});

/** The form after new facts. An answer to another captcha is cleared. */
const formWithFacts = (
	{ form, facts }: RegistrationContext,
	updates: Partial<RegistrationFacts>,
): RegistrationForm => {
	const { captcha } = { ...facts, ...updates };
	return captcha?.key === facts.captcha?.key ? form : { ...form, captchaAnswer: "" };
};

/**
 * The registration of a new customer (Spec 1 §2, §4, §5), by e-mail or phone. The required fields follow from the
 * site's settings. `submit` sends the form once; further submits are ignored meanwhile. Acceptance emits the account
 * for the login. A refusal keeps the form. If the answer is lost, nothing can be read without a login: the outcome
 * stays unknown, and the customer tries to log in. The passwords are redacted in every snapshot. They are wiped from
 * what was sent when the request ends, and from the form after acceptance or an unknown outcome.
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
