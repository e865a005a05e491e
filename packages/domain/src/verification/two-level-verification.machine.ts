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
import type { AreaCode } from "../input/phone-number.ts";
import { readingBroken, readingFailed } from "../request/reading-states.ts";
import { answerOf, hasFailed, requestActor } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";
import {
	emptyLevelForm,
	type KnownCustomer,
	type LevelChange,
	type LevelForm,
	openLevelForm,
	reduceLevelForm,
} from "./level-form.ts";
import { summariseLevel } from "./level-summary.ts";
import type { TwoLevelReading } from "./read-two-level.ts";
import { submissionStates } from "./submission-states.ts";
import { type LevelSubmission, mayOpen, type VerificationLevel } from "./verification-level.ts";

export interface TwoLevelInput {
	/** Empty while unknown. */
	readonly areas: readonly AreaCode[];
	readonly account: KnownCustomer;
}

interface TwoLevelFacts extends TwoLevelInput {
	/** Both levels as last read; `undefined` before. */
	readonly reading: TwoLevelReading | undefined;
	/** Why the last reading failed; `undefined` after a success or a defect. */
	readonly error: QueryError | undefined;
}

export type TwoLevelEvent =
	| FormEvent<LevelChange, Pick<TwoLevelFacts, "areas">>
	| { readonly type: "open"; readonly level: VerificationLevel }
	/** Returns to the cards. */
	| { readonly type: "close" }
	/** A review may have ended: reads both levels again. */
	| { readonly type: "refresh" }
	| { readonly type: "retry" };

interface Types {
	readonly form: LevelForm;
	readonly facts: TwoLevelFacts;
	readonly sent: LevelSubmission;
	readonly answer: CommandReply;
	readonly event: TwoLevelEvent;
}

export type TwoLevelContext = CommandContext<Types>;

const { actors, guards, actions, delays } = commandSetup<Types>();

/** The submission that the form would send; `undefined` while it is incomplete. */
const toSend = ({ form, facts }: TwoLevelContext): LevelSubmission | undefined =>
	summariseLevel(form, facts.areas).submission;

/**
 * The two-level verification (Spec 2 §2, §3, §4). Both levels are read first and shown as two cards. A level that is
 * not submitted opens its form, whatever the status of the other one. One form is open at a time; closing it
 * keeps its input until the other one opens. A failed reading keeps the one before. What is typed while the levels are
 * read again is kept. `submit` sends the form once; further submits are ignored meanwhile. An accepted submission reads
 * both levels again. A refused one keeps the form. A lost answer is reconciled by the status of its level; the form is kept
 * until the outcome is known.
 */
export const twoLevelVerificationMachine = setup({
	types: {} as {
		input: TwoLevelInput;
		context: TwoLevelContext;
		events: TwoLevelEvent;
		emitted: CommandCarriedOut<Types>;
		tags: "busy";
	},
	actors: { ...actors, readLevels: requestActor<TwoLevelReading, QueryError>() },
	guards: {
		...guards,
		"was read before": ({ context }) => context.facts.reading !== undefined,
		"may send": ({ context }) => toSend(context) !== undefined,
		"may open": ({ context: { facts }, event }) =>
			event.type === "open" && mayOpen(event.level, requireValue(facts.reading).status),
	},
	actions: {
		...actions,
		"forget the record": assign({ facts: ({ context }) => ({ ...context.facts, reading: undefined }) }),
		"reset the form": assign({ form: ({ context }) => emptyLevelForm(context.form.level) }),
		"open the form": assign(({ context: { form, facts } }, level: VerificationLevel) => {
			const { status, records } = requireValue(facts.reading);
			const { areas, account } = facts;
			return { form: openLevelForm(form, { level, status, record: records[level], areas, account }) };
		}),
	},
	delays,
}).createMachine({
	id: "two-level verification",
	context: ({ input }) => ({
		...noCommand,
		form: emptyLevelForm("junior"),
		facts: { ...input, reading: undefined, error: undefined },
	}),
	on: { facts: { actions: { type: "update the facts", params: ({ event }) => event.facts } } },
	initial: "loading",
	states: {
		loading: {
			tags: "busy",
			on: { change: { actions: takeChange<Types, LevelChange>(reduceLevelForm) } },
			invoke: {
				id: "readLevels",
				src: "readLevels",
				onDone: [
					{ ...readingFailed, guard: and([hasFailed, "was read before"]), target: "choosing" },
					readingFailed,
					{
						target: "choosing",
						actions: {
							type: "update the facts",
							params: ({ event }) => ({ reading: answerOf({ event }), error: undefined }),
						},
					},
				],
				onError: readingBroken,
			},
		},
		choosing: {
			on: {
				open: {
					guard: "may open",
					target: "filling in",
					actions: { type: "open the form", params: ({ event }) => event.level },
				},
				refresh: "loading",
			},
		},
		"filling in": {
			on: {
				...formEvents<Types, LevelChange>({ reduce: reduceLevelForm, toSend }),
				close: { target: "choosing", actions: "clear the notice" },
				refresh: "loading",
			},
		},
		failed: { on: { retry: "loading" } },
		...submissionStates<Types, "filling in">("two-level verification", "filling in"),
	},
});
