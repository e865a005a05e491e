import { assign, setup } from "xstate";
import { requireValue } from "../../command/command-answer.ts";
import { answerOf, failureOf, hasFailed, requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { type LoanId, type LoanRecord, newerRecord } from "./loan-record.ts";

export interface LoanRecordInput {
	readonly id: LoanId;
	/** As a list told it, where one did: it stands there until it is read. */
	readonly record?: LoanRecord | undefined;
}

export interface LoanRecordContext {
	readonly id: LoanId;
	/** Kept while it is read again and when that fails. */
	readonly record: LoanRecord | undefined;
	/** Why it could not be read; `undefined` in 'failed' means a defect. */
	readonly error: QueryError | undefined;
}

export type LoanRecordEvent =
	| { readonly type: "refresh" }
	| { readonly type: "retry" }
	/** A list or a repayment screen has read the loan. */
	| { readonly type: "record"; readonly record: LoanRecord };

/**
 * One loan of the customer (Spec 2 §4), as far as the platform has told of it: waiting for review, to repay, rejected,
 * repayment under check or repaid. Nothing here moves it: a loan stands where the platform last said, and what it says
 * is passed over only when it must be older than what is known, for a review does not begin again and what is rejected
 * or repaid stays so. A loan whose repayment was not accepted is to be repaid again. Next to where it stands runs the
 * reading: it is read when it is opened and can be read again at any time; a reading that fails, or that answers another
 * loan, keeps what is known and can be retried. While it is to be repaid, and in no other state, it has the tag "can
 * repay".
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
		"waits for review": ({ context }) => context.record?.status === "waiting for review",
		"is to repay": ({ context }) => context.record?.status === "to repay",
		"is rejected": ({ context }) => context.record?.status === "rejected",
		"is under check": ({ context }) => context.record?.status === "repayment under check",
		"is repaid": ({ context }) => context.record?.status === "repaid",
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
			states: {
				unknown: {
					always: [
						{ guard: "waits for review", target: "waiting for review" },
						{ guard: "is to repay", target: "to repay" },
						{ guard: "is rejected", target: "rejected" },
						{ guard: "is under check", target: "repayment under check" },
						{ guard: "is repaid", target: "repaid" },
					],
				},
				"waiting for review": {
					always: [
						{ guard: "is to repay", target: "to repay" },
						{ guard: "is rejected", target: "rejected" },
						{ guard: "is under check", target: "repayment under check" },
						{ guard: "is repaid", target: "repaid" },
					],
				},
				"to repay": {
					tags: "can repay",
					always: [
						{ guard: "is under check", target: "repayment under check" },
						{ guard: "is repaid", target: "repaid" },
					],
				},
				"repayment under check": {
					always: [
						{ guard: "is to repay", target: "to repay" },
						{ guard: "is repaid", target: "repaid" },
					],
				},
				rejected: {},
				repaid: {},
			},
		},
	},
});
