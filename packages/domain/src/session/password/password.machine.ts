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
import { changeField } from "../../input/field-change.ts";
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

/** The new password that the form would send; `undefined` while it is incomplete. */
const toSend = ({ form, facts }: PasswordContext): NewPassword | undefined =>
	summarisePassword(form, facts).newPassword;

const secretForm = secretFormSetup<Types>({ emptyForm: () => emptyPassword, toSend });

/**
 * A new password for the signed-in customer (Spec 2 §2, §5, Reset password), with a code by e-mail if the site
 * requires one. `submit` sends it once; further submits are ignored meanwhile. A refusal keeps the form. If the
 * answer is lost, the outcome stays unknown, and the customer tries the new password. The password is redacted in
 * every snapshot. It is wiped from what was sent when the request ends, and from the form after acceptance or an
 * unknown outcome.
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
