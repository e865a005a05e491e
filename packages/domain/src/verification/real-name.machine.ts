import { and, assign, setup } from "xstate";
import {
	type CommandCarriedOut,
	type CommandContext,
	type CommandReply,
	noCommand,
} from "../command/command.ts";
import { requireValue } from "../command/command-answer.ts";
import { commandSetup } from "../command/command-setup.ts";
import { type FormEvent, formEvents, takeChange } from "../command/form-state.ts";
import { readingBroken, readingFailed } from "../request/reading-states.ts";
import { answerOf, hasFailed, requestActor } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { RealNameRecord, ReviewStatus } from "./real-name.ts";
import {
	emptyRealName,
	type RealNameChange,
	type RealNameForm,
	reduceRealName,
	restoreRealName,
} from "./real-name-form.ts";
import { type RealNameFlags, summariseRealName } from "./real-name-summary.ts";
import type { SentRealName } from "./reconcile-real-name.ts";
import { submissionStates } from "./submission-states.ts";

interface RealNameFacts extends RealNameFlags {
	/** As last read; `undefined` before. */
	readonly record: RealNameRecord | undefined;
	/** Why the last reading failed; `undefined` after a success or a defect. */
	readonly error: QueryError | undefined;
}

export type RealNameEvent =
	| FormEvent<RealNameChange, RealNameFlags>
	/** The review may have ended: reads the record again. */
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

/** The submission that the form would send; `undefined` while it is incomplete. */
const toSend = ({ form, facts }: RealNameContext): SentRealName | undefined => {
	const { submission } = summariseRealName(form, facts);
	return submission && { submission, before: requireValue(facts.record) };
};

const hasStatus =
	(status: ReviewStatus) =>
	({ context }: { readonly context: RealNameContext }): boolean =>
		context.facts.record?.status === status;

/**
 * The real-name verification of a customer (Spec 2 §2, §3, §4). The review record is read first and determines the
 * state: the form, with what the registration had, if nothing was submitted, the review of up to 48 hours, finished, or, after a rejection, the form with what
 * was typed. A failed reading keeps the state of the one before. What is typed while the record is read again is kept. `submit` sends the form once; further submits are ignored
 * meanwhile. An accepted submission reads the record again. A refused one keeps the form. A lost answer is reconciled with
 * the record; the form is kept until the outcome is known.
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
		"was read before": ({ context }) => context.facts.record !== undefined,
		"may send": ({ context }) => toSend(context) !== undefined,
		"waits for review": hasStatus("waiting for review"),
		"is finished": hasStatus("finished"),
	},
	actions: {
		...actions,
		"forget the record": assign({ facts: ({ context }) => ({ ...context.facts, record: undefined }) }),
		"reset the form": assign({ form: emptyRealName }),
		"restore the form": assign({
			form: ({ context: { form, facts } }) => restoreRealName(form, requireValue(facts.record)),
		}),
	},
	delays,
}).createMachine({
	id: "real name",
	context: ({ input }) => ({
		...noCommand,
		form: emptyRealName,
		facts: { ...input, record: undefined, error: undefined },
	}),
	on: { facts: { actions: { type: "update the facts", params: ({ event }) => event.facts } } },
	initial: "loading",
	states: {
		loading: {
			tags: "busy",
			on: { change: { actions: takeChange<Types, RealNameChange>(reduceRealName) } },
			invoke: {
				id: "readRecord",
				src: "readRecord",
				onDone: [
					{ ...readingFailed, guard: and([hasFailed, "was read before"]), target: "evaluating" },
					readingFailed,
					{
						target: "evaluating",
						actions: {
							type: "update the facts",
							params: ({ event }) => ({ record: answerOf({ event }), error: undefined }),
						},
					},
				],
				onError: readingBroken,
			},
		},
		/** Transient: the next state follows from the record. */
		evaluating: {
			always: [
				{ guard: "waits for review", target: "waiting for review" },
				{ guard: "is finished", target: "finished" },
				{ target: "filling in", actions: "restore the form" },
			],
		},
		"filling in": {
			on: {
				...formEvents<Types, RealNameChange>({ reduce: reduceRealName, toSend }),
				refresh: "loading",
			},
		},
		"waiting for review": { on: { refresh: "loading" } },
		finished: {},
		failed: { on: { retry: "loading" } },
		...submissionStates<Types, "filling in">("real name", "filling in"),
	},
});
