import { assign } from "xstate";
import type { CommandContext, CommandTypes } from "../command/command.ts";
import { commandSetup } from "../command/command-setup.ts";
import { type FormEvent, takeChange } from "../command/form-state.ts";
import type { LanguageCode } from "../site/language.ts";
import { inLanguage } from "./typed-amount.ts";

export type DepositEvent<Change, Input extends object, Sent> =
	| FormEvent<Change, Input>
	| ResumeEvent<Sent>
	/** The page was entered again: addresses and accounts may have changed. */
	| { readonly type: "refresh" }
	/** Repeats a failed reading. */
	| { readonly type: "retry" };

/** Right after the start: a command that had no answer when the app was left. It is looked up, never sent again. */
export interface ResumeEvent<Sent> {
	readonly type: "resume";
	readonly sent: Sent;
}

/** Looks up the command of a `resume` event. */
export const resumeEvent = {
	target: "outcome unknown",
	actions: [
		{
			type: "begin",
			params: <Sent>({ event }: { readonly event: ResumeEvent<Sent> }) => event.sent,
		},
		{ type: "record whether it may still complete", params: true },
	],
} as const;

type Change = { readonly is: "proof" } | { readonly is: "amount" | "channel" | "option" };

interface DepositFormTypes extends CommandTypes {
	readonly form: { readonly amount: string; readonly proof: string | undefined };
	readonly facts: { readonly language: LanguageCode; readonly lastRecordId: number | undefined };
}

interface DepositTypes extends DepositFormTypes {
	readonly event: DepositEvent<Change, object, unknown>;
}

/** The `setup` of a deposit form with an amount and a proof: `commandSetup`, and what crypto and wire deposits share. */
export const depositSetup = <Types extends DepositTypes>(
	toSend: (context: CommandContext<Types>) => Types["sent"] | undefined,
) => {
	const { actors, guards, actions, delays } = commandSetup<Types>();
	type Context = CommandContext<Types>;
	return {
		actors,
		guards: {
			...guards,
			"may send": ({ context }: { readonly context: Context }) => toSend(context) !== undefined,
			"changes the proof": ({ event }: { readonly event: Types["event"] }) =>
				event.type === "change" && event.change.is === "proof",
			"must be read again": ({ context }: { readonly context: Context }) =>
				context.facts.lastRecordId === undefined,
		},
		actions: {
			...actions,
			"reset the form": assign<Context, Types["event"], undefined, Types["event"], never>(
				({ context: { form, facts } }) => ({
					form: { ...form, amount: "", proof: undefined },
					facts: { ...facts, lastRecordId: undefined },
				}),
			),
		},
		delays,
	};
};

/** Stores the facts in every state. The typed amount is rewritten in a new language. */
export const depositFactsEvent = <Types extends DepositFormTypes>() =>
	({
		actions: [
			{
				type: "set the form",
				params: ({ context: { form, facts }, event }: Facts<Types>) =>
					inLanguage(form, facts.language, event.facts.language),
			},
			{ type: "update the facts", params: ({ event }: Facts<Types>) => event.facts },
		],
	}) as const;

interface Facts<Types extends DepositFormTypes> {
	readonly context: CommandContext<Types>;
	readonly event: { readonly facts: Partial<Types["facts"]> };
}

/** The events of a deposit form in every state. The proof follows its upload slot. */
export const depositEvents = <Types extends DepositTypes, Change>(
	reduce: (form: Types["form"], change: Change) => Types["form"],
) =>
	({
		change: { guard: "changes the proof", actions: takeChange<Types, Change>(reduce) },
		facts: depositFactsEvent<Types>(),
	}) as const;
