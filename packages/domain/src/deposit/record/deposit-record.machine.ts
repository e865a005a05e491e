import { assign, setup } from "xstate";
import { answerOf, failureOf, hasFailed, requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { type DepositDisplayStatus, type DepositRecord, displayStatusOf } from "./deposit-record.ts";

export interface DepositRecordInput {
	readonly record: DepositRecord;
	/** The site matches bank accounts: a pending bank deposit shows what it waits for. */
	readonly matchesBanks: boolean;
}

export interface DepositRecordContext extends DepositRecordInput {
	/** The last reading failed or did not contain the record: the previous one is shown. */
	readonly isOutdated: boolean;
	readonly error: QueryError | undefined;
}

/** Pulled to refresh, or a proof was sent. */
export interface DepositRecordEvent {
	readonly type: "refresh";
}

const refreshing = { on: { refresh: "reading again" } } as const;

/**
 * One deposit record (Spec 2 §4, deposit record status). While pending it shows what it waits for and can be read
 * again. A failed reading, or one without the record, keeps it and marks it outdated. Finished, rejected and invalid
 * are final. It sends nothing: `bankDepositMachine` sends a missing proof and then refreshes this machine.
 */
export const depositRecordMachine = setup({
	types: {} as {
		input: DepositRecordInput;
		context: DepositRecordContext;
		events: DepositRecordEvent;
		tags: "busy";
	},
	actors: {
		readDepositRecord: requestActor<
			DepositRecord | undefined,
			QueryError,
			Pick<DepositRecord, "id" | "kind">
		>(),
	},
	guards: {
		"has display status": ({ context }, displayStatus: DepositDisplayStatus) =>
			displayStatusOf(context.record, context.matchesBanks) === displayStatus,
	},
	actions: {
		"store the record": assign(({ context }, record: DepositRecord | undefined) => ({
			record: record ?? context.record,
			isOutdated: record === undefined,
			error: undefined,
		})),
		"store the error": assign((_, error: QueryError | undefined) => ({ isOutdated: true, error })),
	},
}).createMachine({
	id: "deposit record",
	context: ({ input }) => ({ ...input, isOutdated: false, error: undefined }),
	initial: "evaluating",
	states: {
		evaluating: {
			always: [
				{ guard: { type: "has display status", params: "matching bank card" }, target: "matching bank card" },
				{
					guard: { type: "has display status", params: "waiting for certificate upload" },
					target: "waiting for certificate upload",
				},
				{ guard: { type: "has display status", params: "unchecked" }, target: "unchecked" },
				{ guard: { type: "has display status", params: "finished" }, target: "finished" },
				{ guard: { type: "has display status", params: "rejected" }, target: "rejected" },
				{ target: "invalid" },
			],
		},
		"matching bank card": refreshing,
		"waiting for certificate upload": refreshing,
		unchecked: refreshing,
		"reading again": {
			tags: "busy",
			invoke: {
				id: "readDepositRecord",
				src: "readDepositRecord",
				input: ({ context: { record } }) => ({ id: record.id, kind: record.kind }),
				onDone: [
					{ guard: hasFailed, target: "evaluating", actions: { type: "store the error", params: failureOf } },
					{ target: "evaluating", actions: { type: "store the record", params: answerOf } },
				],
				onError: { target: "evaluating", actions: { type: "store the error", params: undefined } },
			},
		},
		finished: {},
		rejected: {},
		invalid: {},
	},
});
