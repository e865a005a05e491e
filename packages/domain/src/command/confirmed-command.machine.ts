import { assign, setup } from "xstate";
import {
	type CommandCarriedOut,
	type CommandContext,
	type CommandEvent,
	type CommandReply,
	noCommand,
} from "./command.ts";
import { commandSetup } from "./command-setup.ts";
import { commandStates } from "./command-states.ts";

/** What a command changes. */
export interface CommandSubject {
	/** Its id on the platform; empty if there is only one. */
	readonly id: string;
	/** As the customer reads it in the question. */
	readonly name: string;
}

export type ConfirmedCommandEvent =
	| CommandEvent
	/** Asks whether the command may be carried out on this subject. */
	| { readonly type: "ask"; readonly subject: CommandSubject }
	/** Answers the question with no. */
	| { readonly type: "keep" }
	/** Answers the question with yes. */
	| { readonly type: "submit" };

interface Types {
	/** What the question is about; `undefined` without a question. */
	readonly form: CommandSubject | undefined;
	readonly facts: object;
	readonly sent: CommandSubject;
	readonly answer: CommandReply;
	readonly event: ConfirmedCommandEvent;
}

export type ConfirmedCommandContext = CommandContext<Types>;

const { actors, guards, actions, delays } = commandSetup<Types>();

const setSubject = (form: CommandSubject | undefined) =>
	assign<ConfirmedCommandContext, ConfirmedCommandEvent, undefined, ConfirmedCommandEvent, never>({ form });

/**
 * A command without a form, such as a reset or a removal, which asks first (Spec 1 §8). 'ask' names its subject, 'submit' sends
 * it once, 'keep' sends nothing. After a refusal the question stays, with the platform's message. A lost answer is reconciled
 * like that of any command. After acceptance the machine waits for 'acknowledge'.
 */
export const confirmedCommandMachine = setup({
	types: {} as {
		context: ConfirmedCommandContext;
		events: ConfirmedCommandEvent;
		emitted: CommandCarriedOut<Types>;
		tags: "busy";
	},
	actors,
	guards: {
		...guards,
		"has a subject": ({ context }) => context.form !== undefined,
	},
	actions: { ...actions, "reset the form": setSubject(undefined) },
	delays,
}).createMachine({
	id: "confirmed command",
	context: { ...noCommand, form: undefined, facts: {} },
	initial: "ready",
	states: {
		ready: {
			on: {
				ask: {
					actions: ["clear the notice", { type: "set the form", params: ({ event }) => event.subject }],
				},
				keep: { actions: ["reset the form", "clear the notice"] },
				submit: {
					guard: "has a subject",
					target: "sending",
					actions: { type: "begin", params: ({ context }) => context.form },
				},
				dismiss: { actions: "clear the notice" },
			},
		},
		...commandStates<Types, "ready">("confirmed command", "ready"),
	},
});
