import { assign, setup } from "xstate";
import { readingBroken, readingFailed } from "../../request/reading-states.ts";
import { answerOf, requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { Copies, CopiesQuery } from "./copies.ts";

export interface CopiesContext {
	readonly query: CopiesQuery;
	/** `undefined` until read; kept during another reading. */
	readonly copies: Copies | undefined;
	readonly error: QueryError | undefined;
}

/** The copies that a customer has of one trader's orders. */
export const copiesMachine = setup({
	types: {} as {
		input: CopiesQuery;
		context: CopiesContext;
		events: { readonly type: "refresh" };
		tags: "busy";
	},
	actors: { readCopies: requestActor<Copies, QueryError, CopiesQuery>() },
	actions: { "store the failure": assign((_, error: QueryError | undefined) => ({ error })) },
}).createMachine({
	id: "copies",
	context: ({ input }) => ({ query: input, copies: undefined, error: undefined }),
	initial: "reading",
	states: {
		reading: {
			tags: "busy",
			invoke: {
				id: "readCopies",
				src: "readCopies",
				input: ({ context }) => context.query,
				onDone: [
					readingFailed,
					{
						target: "ready",
						actions: assign(({ event }) => ({ copies: answerOf({ event }), error: undefined })),
					},
				],
				onError: readingBroken,
			},
		},
		ready: { on: { refresh: "reading" } },
		failed: { on: { refresh: "reading" } },
	},
});
