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
import { changeField, type FieldChange } from "../field-change.ts";
import { noTrace } from "../no-trace.ts";
import {
	emptyNewPassword,
	type NewPasswordForm,
	type NewPayPassword,
	readNewPassword,
} from "./new-password.ts";

export type PayPasswordEvent =
	| CommandEvent
	| { readonly type: "change"; readonly change: FieldChange<NewPasswordForm> }
	| { readonly type: "press" };

interface Types {
	readonly form: NewPasswordForm;
	readonly facts: object;
	readonly sent: NewPayPassword;
	readonly answer: Told;
	readonly event: PayPasswordEvent;
}

export type PayPasswordContext = CommandContext<Types>;

const { actors, guards, actions, delays } = commandSetup<Types>();

/** What a press would send of what stands in the form. */
const sentBy = ({ form }: PayPasswordContext): NewPayPassword | undefined => {
	const { password } = readNewPassword(form);
	return password && { password };
};

/**
 * The password with which the customer confirms payments (Spec 2 §2, §5): typed twice, and sent when both are filled
 * and equal. A press sends it once; further presses are dropped while it is under way. A refused one leaves the form
 * as it was typed. If the answer is lost, nobody can read which pay password holds: after a second the machine says
 * so, and the customer tries the new one with the next payment. It is hidden in everything that shows this machine; it
 * is gone from what was sent with its end, and from the form once it was accepted or is in doubt.
 */
export const payPasswordMachine = setup({
	types: {} as {
		context: PayPasswordContext;
		events: PayPasswordEvent;
		emitted: CommandCarriedOut<Types>;
		tags: "busy";
	},
	actors: { ...actors, lookForIt: noTrace<NewPayPassword>() },
	guards: { ...guards, "may send": ({ context }) => sentBy(context) !== undefined },
	actions: {
		...actions,
		"empty the form": assign({ form: emptyNewPassword }),
		"forget the sent secrets": assign({
			sent: ({ context: { sent } }) => sent && { ...sent, password: forgotten },
		}),
		"forget the typed secrets": assign({ form: emptyNewPassword }),
	},
	delays,
}).createMachine({
	id: "pay password",
	context: { ...noCommand, form: emptyNewPassword, facts: {} },
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
		...forgettingSecrets(commandStates<Types>("pay password", "filling in")),
	},
});
