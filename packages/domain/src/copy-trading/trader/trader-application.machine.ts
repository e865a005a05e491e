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
	| CommandEvent
	| { readonly type: "change"; readonly change: TraderApplicationChange }
	| { readonly type: "facts"; readonly facts: Partial<TraderApplicationFacts> }
	| { readonly type: "press" };

interface Types {
	readonly form: TraderApplicationForm;
	readonly facts: TraderApplicationFacts;
	readonly sent: TraderApplication;
	readonly answer: Told;
	readonly event: TraderApplicationEvent;
}

export type TraderApplicationContext = CommandContext<Types>;

const { actors, guards, actions, delays } = commandSetup<Types>();

const sentBy = ({ form, facts }: TraderApplicationContext): TraderApplication | undefined =>
	summariseTraderApplication(form, facts).application;

/**
 * The application to become a trader (Spec 2 §2, §5). The requirements are read and agreed to, then a press sends the
 * application, once; a trader can't send one. One that was accepted stays 'applied': whether and when it is approved is the
 * platform's affair and not shown (Spec 2 §6). One whose answer was lost is looked for in the customer's own data: being a
 * trader proves it; nothing else can tell, for an application that waits shows nowhere.
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
		"may send": ({ context }) => sentBy(context) !== undefined,
		"was accepted": ({ context }) => context.answer !== undefined,
	},
	actions: { ...actions, "empty the form": assign({ form: emptyTraderApplication }) },
	delays,
}).createMachine({
	id: "trader application",
	context: ({ input }) => ({ ...noCommand, form: emptyTraderApplication, facts: input }),
	on: { facts: { actions: { type: "take facts", params: ({ event }) => event.facts } } },
	initial: "reading the requirements",
	states: {
		"reading the requirements": {
			on: {
				change: {
					actions: {
						type: "take form",
						params: ({ context, event }) => reduceTraderApplication(context.form, event.change),
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
		...commandStates<Types, "as it stands">("trader application", "as it stands"),
		"as it stands": {
			always: [{ guard: "was accepted", target: "applied" }, { target: "reading the requirements" }],
		},
		applied: {},
	},
});
