import { assign, setup } from "xstate";
import { answerOf, failureOf, hasFailed, requestActor } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { AccountDetail } from "./account-detail.ts";

export interface AccountDetailInput {
	readonly accountId: number;
}

export interface AccountDetailContext extends AccountDetailInput {
	/** Kept while it is read again and when that fails. */
	readonly detail: AccountDetail | undefined;
	readonly error: QueryError | undefined;
}

/** Milliseconds from one answer to the next question (docs/assumptions.md, A-123). */
const pauseMs = 5000;

/**
 * One account while somebody looks at it (Spec 2 §2): what its open orders make of it moves with the prices, so it is read
 * again and again. A failure keeps what was read, says so, and is followed by the next question too.
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
					{ guard: hasFailed, target: "failed", actions: assign({ error: failureOf }) },
					{
						target: "ready",
						actions: assign(({ event }) => ({ detail: answerOf({ event }), error: undefined })),
					},
				],
				onError: { target: "failed", actions: assign({ error: undefined }) },
			},
		},
		ready: { on: { refresh: "reading" }, after: { pause: "reading" } },
		failed: { on: { refresh: "reading" }, after: { pause: "reading" } },
	},
});
