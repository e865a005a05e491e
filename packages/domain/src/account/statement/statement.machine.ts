import { assign, setup } from "xstate";
import { requireValue } from "../../command/command-answer.ts";
import { readingBroken, readingFailed } from "../../request/reading-states.ts";
import { answerOf, requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { StatementQuery } from "./read-statement.ts";
import type { StatementResult } from "./statement.ts";

export interface StatementContext {
	/** The last query. */
	readonly query: StatementQuery | undefined;
	/** Of `query`; absent while it is read and after a failure without an earlier result. */
	readonly result: StatementResult | undefined;
	readonly error: QueryError | undefined;
}

export type StatementEvent =
	| { readonly type: "choose"; readonly query: StatementQuery }
	/** Reads the same statement again; the earlier result stays until then. */
	| { readonly type: "refresh" };

/** The statement of an account and a period (our addition): it is read when the customer chooses them. */
export const statementMachine = setup({
	types: {} as { context: StatementContext; events: StatementEvent; tags: "busy" },
	actors: { readStatement: requestActor<StatementResult, QueryError, StatementQuery>() },
	actions: { "store the failure": assign((_, error: QueryError | undefined) => ({ error })) },
}).createMachine({
	id: "statement",
	context: { query: undefined, result: undefined, error: undefined },
	initial: "nothing chosen",
	on: {
		choose: {
			target: ".reading",
			reenter: true,
			actions: assign(({ event }) => ({ query: event.query, result: undefined, error: undefined })),
		},
	},
	states: {
		"nothing chosen": {},
		reading: {
			tags: "busy",
			invoke: {
				id: "readStatement",
				src: "readStatement",
				input: ({ context }) => requireValue(context.query),
				onDone: [
					readingFailed,
					{
						target: "ready",
						actions: assign(({ event }) => ({ result: answerOf({ event }), error: undefined })),
					},
				],
				onError: readingBroken,
			},
		},
		ready: { on: { refresh: "reading" } },
		failed: { on: { refresh: "reading" } },
	},
});
