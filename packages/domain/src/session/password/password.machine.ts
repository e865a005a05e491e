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
import { changeField } from "../field-change.ts";
import { noTrace } from "../no-trace.ts";
import { emptyNewPassword } from "./new-password.ts";
import {
	emptyPassword,
	type NewPassword,
	type PasswordChange,
	type PasswordFacts,
	type PasswordForm,
	summarisePassword,
} from "./password-form.ts";

export type PasswordEvent =
	| CommandEvent
	| { readonly type: "change"; readonly change: PasswordChange }
	| { readonly type: "facts"; readonly facts: Partial<PasswordFacts> }
	| { readonly type: "press" };

interface Types {
	readonly form: PasswordForm;
	readonly facts: PasswordFacts;
	readonly sent: NewPassword;
	readonly answer: Told;
	readonly event: PasswordEvent;
}

export type PasswordContext = CommandContext<Types>;

const { actors, guards, actions, delays } = commandSetup<Types>();

/** What a press would send of what stands in the form. */
const sentBy = ({ form, facts }: PasswordContext): NewPassword | undefined =>
	summarisePassword(form, facts).newPassword;

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
	actors: { ...actors, lookForIt: noTrace<NewPassword>() },
	guards: { ...guards, "may send": ({ context }) => sentBy(context) !== undefined },
	actions: {
		...actions,
		"empty the form": assign({ form: emptyPassword }),
		"forget the sent secrets": assign({
			sent: ({ context: { sent } }) => sent && { ...sent, password: forgotten },
		}),
		"forget the typed secrets": assign({
			form: ({ context: { form } }) => ({ ...form, ...emptyNewPassword }),
		}),
	},
	delays,
}).createMachine({
	id: "password",
	context: ({ input }) => ({ ...noCommand, form: emptyPassword, facts: input }),
	on: { facts: { actions: { type: "take facts", params: ({ event }) => event.facts } } },
	initial: "filling in",
	states: {
		"filling in": {
			on: {
				change: {
					actions: {
						type: "take form",
						params: ({ context, event }) => changeField(context.form, event.change),
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
		...forgettingSecrets(commandStates<Types>("password", "filling in")),
	},
});
