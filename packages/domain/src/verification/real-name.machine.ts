import { assign, setup } from "xstate";
import {
	type CommandCarriedOut,
	type CommandContext,
	type CommandReply,
	noCommand,
} from "../command/command.ts";
import { requireValue } from "../command/command-answer.ts";
import { commandSetup } from "../command/command-setup.ts";
import { type FormEvent, formEvents } from "../command/form-state.ts";
import { answerOf, failureOf, hasFailed, requestActor } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { RealNameRecord, ReviewStatus } from "./real-name.ts";
import { emptyRealName, type RealNameChange, type RealNameForm, reduceRealName } from "./real-name-form.ts";
import { type RealNameFlags, summariseRealName } from "./real-name-summary.ts";
import type { SentRealName } from "./reconcile-real-name.ts";
import { submissionStates } from "./submission-states.ts";

export interface RealNameFacts extends RealNameFlags {
	/** As it was read last; `undefined` until then. */
	readonly record: RealNameRecord | undefined;
	/** Why it could not be read; `undefined` after a defect. */
	readonly failure: QueryError | undefined;
}

export type RealNameEvent =
	| FormEvent<RealNameChange, RealNameFlags>
	/** A rejected customer wants to submit again. */
	| { readonly type: "submit again" }
	/** The review may have ended. */
	| { readonly type: "refresh" }
	| { readonly type: "retry" };

interface Types {
	readonly form: RealNameForm;
	readonly facts: RealNameFacts;
	readonly sent: SentRealName;
	readonly answer: CommandReply;
	readonly event: RealNameEvent;
}

export type RealNameContext = CommandContext<Types>;

const { actors, guards, actions, delays } = commandSetup<Types>();

/** What a press would send of what stands in the form. */
const toSend = ({ form, facts }: RealNameContext): SentRealName | undefined => {
	const { submission } = summariseRealName(form, facts);
	return submission && { submission, before: requireValue(facts.record) };
};

const hasStatus =
	(status: ReviewStatus) =>
	({ context }: { readonly context: RealNameContext }): boolean =>
		context.facts.record?.status === status;

/**
 * The real-name verification of a customer (Spec 2 §2, §3, §4). The review record is read first and tells what is shown:
 * the form while nothing was submitted, the wait of up to 48 hours, that it is finished, or that it was rejected, after
 * which it can be submitted again. A press sends the form once; further presses are dropped while it is under way. Once it
 * was accepted the record is read again. A refused submission leaves the form as it was typed. One whose answer was lost is
 * looked for in the record; while nobody can tell what became of it, the form is kept.
 */
export const realNameMachine = setup({
	types: {} as {
		input: RealNameFlags;
		context: RealNameContext;
		events: RealNameEvent;
		emitted: CommandCarriedOut<Types>;
		tags: "busy";
	},
	actors: { ...actors, readRecord: requestActor<RealNameRecord, QueryError>() },
	guards: {
		...guards,
		"may send": ({ context }) => toSend(context) !== undefined,
		"waits for review": hasStatus("waiting for review"),
		"is finished": hasStatus("finished"),
		"was rejected": hasStatus("rejected"),
	},
	actions: { ...actions, "reset the form": assign({ form: emptyRealName }) },
	delays,
}).createMachine({
	id: "real name",
	context: ({ input }) => ({
		...noCommand,
		form: emptyRealName,
		facts: { ...input, record: undefined, failure: undefined },
	}),
	on: { facts: { actions: { type: "update the facts", params: ({ event }) => event.facts } } },
	initial: "loading",
	states: {
		loading: {
			tags: "busy",
			invoke: {
				id: "readRecord",
				src: "readRecord",
				onDone: [
					{
						guard: hasFailed,
						target: "failed",
						actions: { type: "update the facts", params: ({ event }) => ({ failure: failureOf({ event }) }) },
					},
					{
						target: "evaluating",
						actions: {
							type: "update the facts",
							params: ({ event }) => ({ record: answerOf({ event }), failure: undefined }),
						},
					},
				],
				onError: {
					target: "failed",
					actions: { type: "update the facts", params: { failure: undefined } },
				},
			},
		},
		/** Passed through at once: to what the record says. */
		evaluating: {
			always: [
				{ guard: "waits for review", target: "waiting for review" },
				{ guard: "is finished", target: "finished" },
				{ guard: "was rejected", target: "rejected" },
				{ target: "not submitted" },
			],
		},
		"not submitted": {
			on: formEvents<Types, RealNameChange>({ reduce: reduceRealName, toSend }),
		},
		"waiting for review": { on: { refresh: "loading" } },
		finished: {},
		rejected: { on: { "submit again": "not submitted", refresh: "loading" } },
		failed: { on: { retry: "loading" } },
		...submissionStates<Types, "not submitted">("real name", "not submitted"),
	},
});
