import { assign, setup } from "xstate";
import { requireValue } from "../../command/command-answer.ts";
import { answerOf, failureOf, hasFailed, requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { type LoanId, type LoanRecord, newerRecord } from "./loan-record.ts";
import { statusGuards, statusStates } from "./status-states.ts";

export interface LoanRecordInput {
	readonly id: LoanId;
	/** The loan from a list, shown until it is read. */
	readonly record?: LoanRecord | undefined;
}

export interface LoanRecordContext {
	readonly id: LoanId;
	/** Kept during another reading and after a failed one. */
	readonly record: LoanRecord | undefined;
	/** Why the reading failed; `undefined` in 'failed' means a defect. */
	readonly error: QueryError | undefined;
}

export type LoanRecordEvent =
	| { readonly type: "refresh" }
	| { readonly type: "retry" }
	/** A list or a repayment screen has read the loan. */
	| { readonly type: "record"; readonly record: LoanRecord };

/**
 * One loan of the customer and its status (Spec 2 §4): waiting for review, to repay, rejected, repayment under check
 * or repaid. The status changes only by what is read. A reading that is older than the known status is ignored: a
 * review does not start again, and rejected and repaid are final. A repayment that was not accepted returns to 'to
 * repay'. The loan is read when it opens and on refresh; a failed reading, or one of another loan, keeps the known
 * loan and can be retried. The tag "can repay" is set in 'to repay' only.
 */
export const loanRecordMachine = setup({
	types: {} as {
		input: LoanRecordInput;
		context: LoanRecordContext;
		events: LoanRecordEvent;
		tags: "busy" | "can repay";
	},
	actors: { readRecord: requestActor<LoanRecord, QueryError, LoanId>() },
	guards: {
		"is this loan": ({ context }, record: LoanRecord) => record.id === context.id,
		"is another loan": ({ context }, record: LoanRecord | undefined) => record?.id !== context.id,
		...statusGuards,
	},
	actions: {
		"store the record": assign(({ context }, received: LoanRecord | undefined) => ({
			record: newerRecord(context.record, requireValue(received)),
			error: undefined,
		})),
		"store the error": assign((_, error: QueryError | undefined) => ({ error })),
	},
}).createMachine({
	id: "loan record",
	context: ({ input }) => ({ id: input.id, record: input.record, error: undefined }),
	on: {
		record: {
			guard: { type: "is this loan", params: ({ event }) => event.record },
			actions: { type: "store the record", params: ({ event }) => event.record },
		},
	},
	type: "parallel",
	states: {
		reading: {
			initial: "loading",
			states: {
				loading: {
					tags: "busy",
					invoke: {
						id: "readRecord",
						src: "readRecord",
						input: ({ context }) => context.id,
						onDone: [
							{
								guard: hasFailed,
								target: "failed",
								actions: { type: "store the error", params: failureOf },
							},
							{
								guard: { type: "is another loan", params: answerOf },
								target: "failed",
								actions: { type: "store the error", params: undefined },
							},
							{ target: "idle", actions: { type: "store the record", params: answerOf } },
						],
						onError: { target: "failed", actions: { type: "store the error", params: undefined } },
					},
				},
				idle: { on: { refresh: "loading" } },
				failed: {
					on: {
						retry: "loading",
						refresh: "loading",
						record: {
							guard: { type: "is this loan", params: ({ event }) => event.record },
							target: "idle",
							actions: { type: "store the record", params: ({ event }) => event.record },
						},
					},
				},
			},
		},
		status: {
			initial: "unknown",
			states: statusStates,
		},
	},
});
