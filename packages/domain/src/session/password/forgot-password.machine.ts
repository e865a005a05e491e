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
import { secretFormSetup } from "../secret-form.setup.ts";
import {
	emptyForgotPassword,
	type ForgotPasswordChange,
	type ForgotPasswordFacts,
	type ForgotPasswordForm,
	type PasswordReset,
	reduceForgotPassword,
	summariseForgotPassword,
} from "./forgot-password-form.ts";

export type ForgotPasswordEvent = FormEvent<ForgotPasswordChange, ForgotPasswordFacts>;

interface Types {
	readonly form: ForgotPasswordForm;
	readonly facts: ForgotPasswordFacts;
	readonly sent: PasswordReset;
	readonly answer: CommandReply;
	readonly event: ForgotPasswordEvent;
}

export type ForgotPasswordContext = CommandContext<Types>;

/** The reset that the form would send; `undefined` while it is incomplete. */
const toSend = ({ form, facts }: ForgotPasswordContext): PasswordReset | undefined =>
	summariseForgotPassword(form, facts).reset;

const secretForm = secretFormSetup<Types>({ emptyForm: () => emptyForgotPassword, toSend });

/**
 * A new password for a customer who has forgotten it (Spec 1 §2, §4, §5): the account by e-mail or phone, the
 * password twice, and the code sent to the account. `submit` sends it once; further submits are ignored meanwhile.
 * Acceptance leads to the login. A refusal keeps the form. If the answer is lost, the outcome stays unknown, and the
 * customer tries to log in with the new password. The password is redacted in every snapshot. It is wiped from what
 * was sent when the request ends, and from the form after acceptance or an unknown outcome.
 */
export const forgotPasswordMachine = setup({
	types: {} as {
		input: ForgotPasswordFacts;
		context: ForgotPasswordContext;
		events: ForgotPasswordEvent;
		emitted: CommandCarriedOut<Types>;
		tags: "busy";
	},
	...secretForm,
}).createMachine({
	id: "forgot password",
	context: ({ input }) => ({ ...noCommand, form: emptyForgotPassword, facts: input }),
	on: { facts: { actions: { type: "update the facts", params: ({ event }) => event.facts } } },
	initial: "filling in",
	states: {
		"filling in": {
			on: formEvents<Types, ForgotPasswordChange>({ reduce: reduceForgotPassword, toSend }),
		},
		...withSecretsWiped(commandStates<Types>("forgot password", "filling in")),
	},
});
