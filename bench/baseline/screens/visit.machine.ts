import { Effect, Schema } from "effect";
import { assign, fromPromise, setup } from "xstate";

const Greeting = Schema.Struct({ name: Schema.String, rows: Schema.Number });

export type Greeting = typeof Greeting.Type;

const readGreeting = fromPromise(() =>
	Effect.runPromise(Schema.decodeUnknownEffect(Greeting)({ name: "world", rows: 25 })),
);

/** Reads the greeting once. */
export const visitMachine = setup({
	types: {} as { context: { readonly greeting: Greeting } },
	actors: { readGreeting },
}).createMachine({
	id: "visit",
	context: { greeting: { name: "", rows: 0 } },
	initial: "reading",
	states: {
		reading: {
			invoke: {
				src: "readGreeting",
				onDone: { target: "greeted", actions: assign({ greeting: ({ event }) => event.output }) },
			},
		},
		greeted: {},
	},
});
