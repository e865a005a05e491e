import { assign, setup } from "xstate";
import { readingBroken, readingFailed } from "../request/reading-states.ts";
import { answerOf, requestActor } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { AccountDetail } from "./account-detail.ts";

export interface AccountDetailInput {
	readonly accountId: number;
}

export interface AccountDetailContext extends AccountDetailInput {
	/** Kept during another reading and after a failed one. */
	readonly detail: AccountDetail | undefined;
	readonly error: QueryError | undefined;
}

/** Milliseconds from a reply to the next reading (docs/assumptions.md, A-123). */
const pauseMs = 5000;

/**
 * One account while its screen is open (Spec 2 §2). Its figures change with the prices of its open orders, so it is
 * read repeatedly. A failed reading keeps the data, is shown, and the readings continue.
 */
export const accountDetailMachine = setup({
	types: {} as {
		input: AccountDetailInput;
		context: AccountDetailContext;
		events: { readonly type: "refresh" };
		tags: "busy";
	},
	actors: { readAccount: requestActor<AccountDetail, QueryError, number>() },
	delays: { pause: pauseMs },
	actions: { "store the failure": assign((_, error: QueryError | undefined) => ({ error })) },
}).createMachine({
	id: "account detail",
	context: ({ input }) => ({ accountId: input.accountId, detail: undefined, error: undefined }),
	initial: "reading",
	states: {
		reading: {
			tags: "busy",
			invoke: {
				id: "readAccount",
				src: "readAccount",
				input: ({ context }) => context.accountId,
				onDone: [
					readingFailed,
					{
						target: "ready",
						actions: assign(({ event }) => ({ detail: answerOf({ event }), error: undefined })),
					},
				],
				onError: readingBroken,
			},
		},
		ready: { on: { refresh: "reading" }, after: { pause: "reading" } },
		failed: { on: { refresh: "reading" }, after: { pause: "reading" } },
	},
});
