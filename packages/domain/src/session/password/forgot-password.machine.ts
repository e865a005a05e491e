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

/** What a press would send of what stands in the form. */
const toSend = ({ form, facts }: ForgotPasswordContext): PasswordReset | undefined =>
	summariseForgotPassword(form, facts).reset;

const secretForm = secretFormSetup<Types>({ emptyForm: () => emptyForgotPassword, toSend });

/**
 * A new password for who has forgotten the old one (Spec 1 §2, §4, §5): the account by e-mail or phone, the password
 * twice, and the code that was sent to the account. A press sends it once; further presses are dropped while it is
 * under way. When it was accepted the login comes next. A refused one leaves the form as it was typed. If the answer
 * is lost, nobody can read which password holds: after a second the machine says so, and the customer tries to log in
 * with the new one. The password is hidden in everything that shows this machine; it is gone from what was sent with
 * its end, and from the form once it was accepted or is in doubt.
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
