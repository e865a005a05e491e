import { assign, setup } from "xstate";
import { requireValue } from "../../command/command-answer.ts";
import { answerOf, failureOf, hasFailed, requestActor } from "../../request/request.actor.ts";
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
					{ guard: hasFailed, target: "failed", actions: assign({ error: failureOf }) },
					{
						target: "ready",
						actions: assign(({ event }) => ({ result: answerOf({ event }), error: undefined })),
					},
				],
				onError: { target: "failed", actions: assign({ error: undefined }) },
			},
		},
		ready: { on: { refresh: "reading" } },
		failed: { on: { refresh: "reading" } },
	},
});
