import type { CommandContext, CommandEvent, CommandTypes } from "./command.ts";

/** The events of a machine whose form is one command. */
export type FormEvent<Change, Facts extends object> =
	| CommandEvent
	| { readonly type: "change"; readonly change: Change }
	| { readonly type: "facts"; readonly facts: Partial<Facts> }
	/** Submits the form. */
	| { readonly type: "submit" };

interface Form<Types extends CommandTypes, Change> {
	/** The form after a change. */
	readonly reduce: (form: Types["form"], change: Change, facts: Types["facts"]) => Types["form"];
	/** What the form would send; `undefined` while it is incomplete. The guard "may send" uses the same function. */
	readonly toSend: (context: CommandContext<Types>) => Types["sent"] | undefined;
}

/**
 * The events of the state in which a form is filled in: `change`, `submit`, which leads to `sending`, and `dismiss`,
 * which clears a refusal. The machine's setup is `commandSetup` and a guard "may send".
 */
export const formEvents = <Types extends CommandTypes, Change>({ reduce, toSend }: Form<Types, Change>) =>
	({
		change: { actions: takeChange<Types, Change>(reduce) },
		submit: {
			guard: "may send",
			target: "sending",
			actions: {
				type: "begin",
				params: ({ context }: { readonly context: CommandContext<Types> }) => toSend(context),
			},
		},
		dismiss: { actions: "clear the notice" },
	}) as const;

/** The action that applies a change to the form. */
export const takeChange = <Types extends CommandTypes, Change>(reduce: Form<Types, Change>["reduce"]) =>
	({
		type: "set the form",
		params: ({
			context,
			event,
		}: {
			readonly context: CommandContext<Types>;
			readonly event: { readonly change: Change };
		}) => reduce(context.form, event.change, context.facts),
	}) as const;
