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
import { changeField, type FieldChange } from "../field-change.ts";
import { secretFormSetup } from "../secret-form.setup.ts";
import {
	emptyNewPassword,
	type NewPasswordForm,
	type NewPayPassword,
	readNewPassword,
} from "./new-password.ts";

type PayPasswordChange = FieldChange<NewPasswordForm>;

export type PayPasswordEvent = Exclude<FormEvent<PayPasswordChange, object>, { type: "facts" }>;

interface Types {
	readonly form: NewPasswordForm;
	readonly facts: object;
	readonly sent: NewPayPassword;
	readonly answer: CommandReply;
	readonly event: PayPasswordEvent;
}

export type PayPasswordContext = CommandContext<Types>;

/** What a press would send of what stands in the form. */
const toSend = ({ form }: PayPasswordContext): NewPayPassword | undefined => {
	const { password } = readNewPassword(form);
	return password && { password };
};

const secretForm = secretFormSetup<Types>({ emptyForm: () => emptyNewPassword, toSend });

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
	...secretForm,
}).createMachine({
	id: "pay password",
	context: { ...noCommand, form: emptyNewPassword, facts: {} },
	initial: "filling in",
	states: {
		"filling in": {
			on: formEvents<Types, PayPasswordChange>({ reduce: changeField, toSend }),
		},
		...withSecretsWiped(commandStates<Types>("pay password", "filling in")),
	},
});
