import { assign, setup } from "xstate";
import {
	type CommandCarriedOut,
	type CommandContext,
	type CommandEvent,
	noCommand,
	type Told,
} from "../../command/command.ts";
import { commandSetup } from "../../command/command-setup.ts";
import { commandStates } from "../../command/command-states.ts";
import { forgettingSecrets, forgotten } from "../../command/secret.ts";
import { noTrace } from "../no-trace.ts";
import {
	emptyForgotPassword,
	type ForgotPasswordChange,
	type ForgotPasswordFacts,
	type ForgotPasswordForm,
	type PasswordReset,
	reduceForgotPassword,
	summariseForgotPassword,
} from "./forgot-password-form.ts";
import { emptyNewPassword } from "./new-password.ts";

export type ForgotPasswordEvent =
	| CommandEvent
	| { readonly type: "change"; readonly change: ForgotPasswordChange }
	| { readonly type: "facts"; readonly facts: Partial<ForgotPasswordFacts> }
	| { readonly type: "press" };

interface Types {
	readonly form: ForgotPasswordForm;
	readonly facts: ForgotPasswordFacts;
	readonly sent: PasswordReset;
	readonly answer: Told;
	readonly event: ForgotPasswordEvent;
}

export type ForgotPasswordContext = CommandContext<Types>;

const { actors, guards, actions, delays } = commandSetup<Types>();

/** What a press would send of what stands in the form. */
const sentBy = ({ form, facts }: ForgotPasswordContext): PasswordReset | undefined =>
	summariseForgotPassword(form, facts).reset;

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
	actors: { ...actors, lookForIt: noTrace<PasswordReset>() },
	guards: { ...guards, "may send": ({ context }) => sentBy(context) !== undefined },
	actions: {
		...actions,
		"empty the form": assign({ form: emptyForgotPassword }),
		"forget the sent secrets": assign({
			sent: ({ context: { sent } }) => sent && { ...sent, password: forgotten },
		}),
		"forget the typed secrets": assign({
			form: ({ context: { form } }) => ({ ...form, ...emptyNewPassword }),
		}),
	},
	delays,
}).createMachine({
	id: "forgot password",
	context: ({ input }) => ({ ...noCommand, form: emptyForgotPassword, facts: input }),
	on: { facts: { actions: { type: "take facts", params: ({ event }) => event.facts } } },
	initial: "filling in",
	states: {
		"filling in": {
			on: {
				change: {
					actions: {
						type: "take form",
						params: ({ context, event }) => reduceForgotPassword(context.form, event.change),
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
		...forgettingSecrets(commandStates<Types>("forgot password", "filling in")),
	},
});
