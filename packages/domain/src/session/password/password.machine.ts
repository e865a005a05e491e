import { setup } from "xstate";
import {
	type CommandCarriedOut,
	type CommandContext,
	type CommandReply,
	noCommand,
} from "../../command/command.ts";
import { commandStates } from "../../command/command-states.ts";
import { type FormEvent, formEvents } from "../../command/form-state.ts";
import { withSecretsWiped } from "../../command/secret.ts";
import { changeField } from "../field-change.ts";
import { secretFormSetup } from "../secret-form.setup.ts";
import {
	emptyPassword,
	type NewPassword,
	type PasswordChange,
	type PasswordFacts,
	type PasswordForm,
	summarisePassword,
} from "./password-form.ts";

export type PasswordEvent = FormEvent<PasswordChange, PasswordFacts>;

interface Types {
	readonly form: PasswordForm;
	readonly facts: PasswordFacts;
	readonly sent: NewPassword;
	readonly answer: CommandReply;
	readonly event: PasswordEvent;
}

export type PasswordContext = CommandContext<Types>;

/** What a press would send of what stands in the form. */
const toSend = ({ form, facts }: PasswordContext): NewPassword | undefined =>
	summarisePassword(form, facts).newPassword;

const secretForm = secretFormSetup<Types>({ emptyForm: () => emptyPassword, toSend });

/**
 * A new password for the customer who is signed in (Spec 2 §2, §5, Reset password), with a code from the customer's
 * e-mail where the site wants one. A press sends it once; further presses are dropped while it is under way. A refused
 * one leaves the form as it was typed. If the answer is lost, nobody can read which password holds: after a second the
 * machine says so, and the customer tries the new one. The password is hidden in everything that shows this machine;
 * it is gone from what was sent with its end, and from the form once it was accepted or is in doubt.
 */
export const passwordMachine = setup({
	types: {} as {
		input: PasswordFacts;
		context: PasswordContext;
		events: PasswordEvent;
		emitted: CommandCarriedOut<Types>;
		tags: "busy";
	},
	...secretForm,
}).createMachine({
	id: "password",
	context: ({ input }) => ({ ...noCommand, form: emptyPassword, facts: input }),
	on: { facts: { actions: { type: "update the facts", params: ({ event }) => event.facts } } },
	initial: "filling in",
	states: {
		"filling in": {
			on: formEvents<Types, PasswordChange>({ reduce: changeField, toSend }),
		},
		...withSecretsWiped(commandStates<Types>("password", "filling in")),
	},
});
