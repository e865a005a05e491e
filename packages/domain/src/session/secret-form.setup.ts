import { Redacted } from "effect";
import { assign } from "xstate";
import type { CommandContext, CommandTypes } from "../command/command.ts";
import { commandSetup } from "../command/command-setup.ts";
import { noSecret, type Secret, wipedSecret } from "../command/secret.ts";
import { emptyNewPassword, type NewPasswordForm } from "./password/new-password.ts";
import { reconcileUnknown } from "./reconcile-unknown.ts";

interface SecretFormTypes extends CommandTypes {
	readonly form: NewPasswordForm;
	readonly sent: { readonly password: Secret };
}

interface SecretForm<Types extends SecretFormTypes> {
	readonly emptyForm: (facts: Types["facts"]) => Types["form"];
	/** What the form would send; `undefined` while it is incomplete. */
	readonly toSend: (context: CommandContext<Types>) => Types["sent"] | undefined;
}

/** Each secret among the fields, replaced. */
const secretsAs = (fields: object, value: Secret): Readonly<Record<string, Secret>> =>
	Object.fromEntries(
		Object.entries(fields).flatMap(([name, field]) => (Redacted.isRedacted(field) ? [[name, value]] : [])),
	);

/**
 * The `setup` of a machine that sends a new password once: `commandSetup`, and what `withSecretsWiped` needs. No list
 * shows a password, so the outcome of a lost command stays unknown.
 */
export const secretFormSetup = <Types extends SecretFormTypes>({ emptyForm, toSend }: SecretForm<Types>) => {
	const { actors, guards, actions, delays } = commandSetup<Types>();
	type Context = CommandContext<Types>;
	const does = (change: (context: Context) => Partial<Context>) =>
		assign<Context, Types["event"], undefined, Types["event"], never>(({ context }) => change(context));
	return {
		actors: { ...actors, reconcile: reconcileUnknown<Types["sent"]>() },
		guards: {
			...guards,
			"may send": ({ context }: { readonly context: Context }) => toSend(context) !== undefined,
		},
		actions: {
			...actions,
			"reset the form": does(({ facts }) => ({ form: emptyForm(facts) })),
			"wipe the sent secrets": does(({ sent }) => ({
				sent: sent && { ...sent, ...secretsAs(sent, wipedSecret), password: wipedSecret },
			})),
			"wipe the typed secrets": does(({ form }) => ({
				form: { ...form, ...secretsAs(form, noSecret), ...emptyNewPassword },
			})),
		},
		delays,
	};
};
