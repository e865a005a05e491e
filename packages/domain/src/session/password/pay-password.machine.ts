import { setup } from "xstate";
import {
	type CommandCarriedOut,
	type CommandContext,
	type CommandReply,
	noCommand,
} from "../../command/command.ts";
import { commandStates } from "../../command/command-states.ts";
import { type FormEvent, formEvents } from "../../command/form-state.ts";
import { noSecret, type Secret, secret, textOf, withSecretsWiped } from "../../command/secret.ts";
import { changeField, type FieldChange } from "../../input/field-change.ts";
import { readPayPassword, readSentCode } from "../../input/typed-code.ts";
import { secretFormSetup } from "../secret-form.setup.ts";
import {
	emptyNewPassword,
	type NewPasswordForm,
	type NewPayPassword,
	readNewPassword,
} from "./new-password.ts";

interface PayPasswordForm extends NewPasswordForm {
	/** The present pay password, as typed. Only a platform that has refused the new one alone is asked with it. */
	readonly present: Secret;
	/** As typed, instead of the pay password. */
	readonly code: string;
}

const emptyPayPassword: PayPasswordForm = { ...emptyNewPassword, present: noSecret, code: "" };

type PayPasswordChange = FieldChange<PayPasswordForm>;

export type PayPasswordEvent = Exclude<FormEvent<PayPasswordChange, object>, { type: "facts" }>;

interface Types {
	readonly form: PayPasswordForm;
	readonly facts: object;
	readonly sent: NewPayPassword;
	readonly answer: CommandReply;
	readonly event: PayPasswordEvent;
}

export type PayPasswordContext = CommandContext<Types>;

/** The pay password that the form would send; `undefined` while it is incomplete. */
const toSend = ({ form }: PayPasswordContext): NewPayPassword | undefined => {
	const { password } = readNewPassword(form);
	if (!password) return undefined;
	const present = readPayPassword(textOf(form.present));
	const code = readSentCode(form.code);
	return {
		password: secret(readPayPassword(textOf(password))),
		...(present !== "" && { present: secret(present) }),
		...(code !== "" && { code }),
	};
};

const secretForm = secretFormSetup<Types>({ emptyForm: () => emptyPayPassword, toSend });

/**
 * The password that confirms payments (Spec 2 §2, §5): typed twice, sent when both fields are filled and equal.
 * `submit` sends it once; further submits are ignored meanwhile. A refusal keeps the form. If the answer is lost, the
 * outcome stays unknown, and the customer tries the new password with the next payment. The password is redacted in
 * every snapshot. It is wiped from what was sent when the request ends, and from the form after acceptance or an
 * unknown outcome.
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
	context: { ...noCommand, form: emptyPayPassword, facts: {} },
	initial: "filling in",
	states: {
		"filling in": {
			on: formEvents<Types, PayPasswordChange>({ reduce: changeField, toSend }),
		},
		...withSecretsWiped(commandStates<Types>("pay password", "filling in")),
	},
});
