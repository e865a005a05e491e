import type { Result } from "effect";
import { assertEvent, assign, emit, enqueueActions, setup } from "xstate";
import { readingBroken, readingFailed } from "../request/reading-states.ts";
import { answerOf, failureOf, hasFailed, requestActor } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { Category, Instrument, InstrumentCode, Sparkline } from "./instrument.ts";
import type { InstrumentList } from "./market-data.port.ts";
import type { Quote } from "./quote.ts";

export interface MarketInput {
	/** The instrument of an earlier visit; used if it is still tradable. */
	readonly chosen?: InstrumentCode;
}

export interface MarketContext {
	readonly instruments: readonly Instrument[];
	readonly categories: readonly Category[] | undefined;
	readonly sparklines: readonly Sparkline[] | undefined;
	/**
	 * The instrument of the trade page: always a known one once the list is read, by default the first. It is kept,
	 * with its data, if a later list no longer contains it.
	 */
	readonly chosen: InstrumentCode | undefined;
	readonly error: QueryError | undefined;
	/** A 'refresh' arrived during a reading, whose result may be older than the refresh. */
	readonly isRefreshRequested: boolean;
	/** Otherwise they have to be read. */
	readonly areSparklinesFresh: boolean;
	/** Categories and sparklines are read once a list has been shown, or may have to be shown without a network. */
	readonly areListsExpected: boolean;
}

/** Milliseconds after which sparklines, which have hourly points, are read again (docs/assumptions.md, A-159). */
export const sparklineLifetimeMs = 15 * 60_000;

export type MarketEvent =
	| { readonly type: "refresh" }
	| { readonly type: "retry" }
	/** The instruments and categories have to be read in the new language. */
	| { readonly type: "language changed" }
	/** Categories and sparklines have to be read: a list is shown, or may have to be shown without a network. */
	| { readonly type: "list expected" }
	/** Raised by the machine `sparklineLifetimeMs` after a reading. */
	| { readonly type: "sparklines expired" }
	/**
	 * A search found instruments that are not in the list: they can be chosen until the next reading, and a chosen one
	 * is kept.
	 */
	| { readonly type: "instruments found"; readonly list: InstrumentList }
	| { readonly type: "choose"; readonly code: InstrumentCode };

/** After a 999 the list is not read again: the session has ended, and the next sign-in reads it. */
const mustReadAgain = ({
	context,
	event,
}: {
	readonly context: MarketContext;
	readonly event: { readonly output: Result.Result<InstrumentList, QueryError> };
}): boolean => context.isRefreshRequested && failureOf({ event })?._tag !== "SessionInvalid";

/**
 * The tradable instruments (Spec 1 §3, §7). The list is read first; categories and sparklines follow
 * once they are expected, and never block. A refresh during a reading causes another one. Old sparklines stay visible while they are read again.
 */
export const marketMachine = setup({
	types: {} as {
		input: MarketInput | undefined;
		context: MarketContext;
		events: MarketEvent;
		/** The quotes of the list, for the quote board. */
		emitted: { readonly type: "quotes"; readonly quotes: readonly Quote[] };
		tags: "busy";
	},
	actors: {
		readInstruments: requestActor<InstrumentList, QueryError>(),
		readCategories: requestActor<readonly Category[], QueryError>(),
		readSparklines: requestActor<readonly Sparkline[], QueryError>(),
	},
	guards: {
		"is known": ({ context, event }) =>
			event.type === "choose" && includesCode(context.instruments, event.code),
		"has categories and sparklines": ({ context }) =>
			context.categories !== undefined && context.areSparklinesFresh,
		"no list is expected": ({ context }) => !context.areListsExpected,
	},
	actions: {
		"store the failure": assign((_, error: QueryError | undefined) => ({ error })),
		choose: assign(({ event }) => {
			assertEvent(event, "choose");
			return { chosen: event.code };
		}),
		"store the list": assign(({ context }, list: InstrumentList | undefined) => {
			const listed = list?.instruments ?? context.instruments;
			const chosen = context.instruments.find(({ code }) => code === context.chosen);
			// The chosen instrument stays: the customer may be about to place an order.
			const instruments = chosen && !includesCode(listed, chosen.code) ? [...listed, chosen] : listed;
			const stays = instruments.some(({ code }) => code === context.chosen);
			return { instruments, chosen: stays ? context.chosen : instruments[0]?.code, error: undefined };
		}),
		"add instruments": assign(({ context, event }) => {
			assertEvent(event, "instruments found");
			const unknown = event.list.instruments.filter(({ code }) => !includesCode(context.instruments, code));
			return unknown.length === 0 ? {} : { instruments: [...context.instruments, ...unknown] };
		}),
		"clear the categories": assign({ categories: undefined }),
		"store the sparklines": enqueueActions(
			({ context, enqueue }, sparklines: readonly Sparkline[] | undefined) => {
				if (!sparklines) return;
				enqueue.assign({ sparklines, areSparklinesFresh: true });
				if (!context.areSparklinesFresh)
					enqueue.raise({ type: "sparklines expired" }, { delay: sparklineLifetimeMs });
			},
		),
		"expect lists": assign({ areListsExpected: true }),
		"expire the sparklines": assign({ areSparklinesFresh: false }),
		"request a refresh": assign({ isRefreshRequested: true }),
		"start a reading": assign({ isRefreshRequested: false }),
		"emit quotes": emit((_, list: InstrumentList | undefined) => ({
			type: "quotes",
			quotes: list?.quotes ?? [],
		})),
	},
}).createMachine({
	id: "market",
	context: ({ input }) => ({
		instruments: [],
		categories: undefined,
		sparklines: undefined,
		chosen: input?.chosen,
		error: undefined,
		isRefreshRequested: false,
		areSparklinesFresh: false,
		areListsExpected: false,
	}),
	initial: "loading",
	on: {
		choose: { guard: "is known", actions: "choose" },
		"instruments found": {
			actions: ["add instruments", { type: "emit quotes", params: ({ event }) => event.list }],
		},
		"language changed": { actions: ["clear the categories", "request a refresh"] },
		"list expected": { actions: "expect lists" },
		"sparklines expired": { actions: "expire the sparklines" },
	},
	states: {
		loading: {
			tags: "busy",
			entry: "start a reading",
			on: {
				/** Not known yet: checked when the list is read. */
				choose: { actions: "choose" },
				refresh: { actions: "request a refresh" },
			},
			invoke: {
				id: "readInstruments",
				src: "readInstruments",
				onDone: [
					{
						guard: (answered) => hasFailed(answered) && mustReadAgain(answered),
						target: "loading",
						reenter: true,
					},
					readingFailed,
					{
						guard: mustReadAgain,
						target: "refreshing",
						actions: [
							{ type: "store the list", params: answerOf },
							{ type: "emit quotes", params: answerOf },
						],
					},
					{
						target: "ready",
						actions: [
							{ type: "store the list", params: answerOf },
							{ type: "emit quotes", params: answerOf },
						],
					},
				],
				onError: readingBroken,
			},
		},
		ready: {
			on: {
				refresh: "refreshing",
				"language changed": { target: "refreshing", actions: "clear the categories" },
				"sparklines expired": { target: ".completing", actions: "expire the sparklines" },
			},
			initial: "completing",
			states: {
				completing: {
					always: [
						{ guard: "no list is expected", target: "waiting" },
						{ guard: "has categories and sparklines", target: "complete" },
					],
					invoke: [
						{
							id: "readCategories",
							src: "readCategories",
							onDone: {
								actions: assign({
									categories: ({ context, event }) => answerOf({ event }) ?? context.categories,
								}),
							},
							onError: {},
						},
						{
							id: "readSparklines",
							src: "readSparklines",
							onDone: { actions: { type: "store the sparklines", params: answerOf } },
							onError: {},
						},
					],
				},
				waiting: { on: { "list expected": { target: "completing", actions: "expect lists" } } },
				complete: {},
			},
		},
		refreshing: {
			tags: "busy",
			entry: "start a reading",
			on: { refresh: { actions: "request a refresh" } },
			invoke: {
				id: "readInstruments",
				src: "readInstruments",
				onDone: [
					{
						guard: mustReadAgain,
						target: "refreshing",
						reenter: true,
						actions: [
							{ type: "store the list", params: answerOf },
							{ type: "emit quotes", params: answerOf },
						],
					},
					{ guard: hasFailed, target: "ready", actions: assign({ error: failureOf }) },
					{
						target: "ready",
						actions: [
							{ type: "store the list", params: answerOf },
							{ type: "emit quotes", params: answerOf },
						],
					},
				],
				onError: { target: "ready", actions: assign({ error: undefined }) },
			},
		},
		failed: { on: { retry: "loading", refresh: "loading" } },
	},
});

const includesCode = (instruments: readonly Instrument[], code: InstrumentCode): boolean =>
	instruments.some((instrument) => instrument.code === code);
