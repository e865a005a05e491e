import { assign, setup } from "xstate";
import {
	type CommandCarriedOut,
	type CommandContext,
	type CommandReply,
	noCommand,
	type ResumeCommand,
} from "../../command/command.ts";
import { commandSetup } from "../../command/command-setup.ts";
import { commandStates, resumeCommand } from "../../command/command-states.ts";
import { type FormEvent, formEvents } from "../../command/form-state.ts";
import {
	emptyTraderApplication,
	reduceTraderApplication,
	summariseTraderApplication,
	type TraderApplication,
	type TraderApplicationChange,
	type TraderApplicationFacts,
	type TraderApplicationForm,
} from "./trader-application-form.ts";

export type TraderApplicationEvent =
	| FormEvent<TraderApplicationChange, TraderApplicationFacts>
	| ResumeCommand<TraderApplication>;

interface Types {
	readonly form: TraderApplicationForm;
	readonly facts: TraderApplicationFacts;
	readonly sent: TraderApplication;
	readonly answer: CommandReply;
	readonly event: TraderApplicationEvent;
}

export type TraderApplicationContext = CommandContext<Types>;

const { actors, guards, actions, delays } = commandSetup<Types>();

const toSend = ({ form, facts }: TraderApplicationContext): TraderApplication | undefined =>
	summariseTraderApplication(form, facts).application;

/**
 * The application to become a trader (Spec 2 §2, §5). The requirements are accepted, then `submit` sends the
 * application once; a trader cannot send one. An accepted application stays 'applied', also in the next session, because
 * its approval is not reported (Spec 2 §6), until the customer wants to apply again. A lost answer is reconciled with the customer's data: being a trader proves it, everything else is
 * unknown.
 */
export const traderApplicationMachine = setup({
	types: {} as {
		input: TraderApplicationFacts;
		context: TraderApplicationContext;
		events: TraderApplicationEvent;
		emitted: CommandCarriedOut<Types>;
		tags: "busy";
	},
	actors,
	guards: {
		...guards,
		"may send": ({ context }) => toSend(context) !== undefined,
		"was accepted": ({ context }) => context.answer !== undefined,
		waits: ({ context: { facts } }) => facts.waiting !== undefined,
	},
	actions: { ...actions, "reset the form": assign({ form: emptyTraderApplication }) },
	delays,
}).createMachine({
	id: "trader application",
	context: ({ input }) => ({ ...noCommand, form: emptyTraderApplication, facts: input }),
	on: {
		resume: resumeCommand<Types>(() => ({ isAgreed: true })),
		facts: { actions: { type: "update the facts", params: ({ event }) => event.facts } },
	},
	initial: "reading the requirements",
	states: {
		"reading the requirements": {
			always: { guard: "waits", target: "applied" },
			on: formEvents<Types, TraderApplicationChange>({ reduce: reduceTraderApplication, toSend }),
		},
		...commandStates<Types, "after the command">("trader application", "after the command"),
		"after the command": {
			always: [{ guard: "was accepted", target: "applied" }, { target: "reading the requirements" }],
		},
		applied: {
			on: {
				acknowledge: {
					target: "reading the requirements",
					actions: {
						type: "update the facts",
						params: ({ context: { facts } }) => ({ ...facts, waiting: undefined }),
					},
				},
			},
		},
	},
});
