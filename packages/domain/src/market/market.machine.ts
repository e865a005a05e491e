import type { Result } from "effect";
import { assertEvent, assign, emit, enqueueActions, setup } from "xstate";
import { answerOf, failureOf, hasFailed, requestActor } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { Category, Instrument, InstrumentCode, Sparkline } from "./instrument.ts";
import type { InstrumentList } from "./market-data.port.ts";
import type { Quote } from "./quote.ts";

export interface MarketInput {
	/** What an earlier visit had chosen; kept if it is still traded. */
	readonly chosen?: InstrumentCode;
}

export interface MarketContext {
	readonly instruments: readonly Instrument[];
	readonly categories: readonly Category[] | undefined;
	readonly sparklines: readonly Sparkline[] | undefined;
	/**
	 * The instrument of the trade page: always a known one once the list is there, the first unless chosen. It stays, with
	 * what was known of it, when the list is read again and has it no more.
	 */
	readonly chosen: InstrumentCode | undefined;
	readonly error: QueryError | undefined;
	/** A 'refresh' came while the list was read: what is under way may be older than what the refresh was for. */
	readonly isRefreshRequested: boolean;
	/** Else they are to be read, or to be read again. */
	readonly areSparklinesFresh: boolean;
}

/** Milliseconds after which sparklines, whose points are hours, are read again (docs/assumptions.md, A-159). */
export const sparklineLifetimeMs = 15 * 60_000;

export type MarketEvent =
	| { readonly type: "refresh" }
	| { readonly type: "retry" }
	/** Categories are named anew. */
	| { readonly type: "language changed" }
	/** The machine's own, `sparklinesLast` after they came. */
	| { readonly type: "sparklines expired" }
	/** Another answer had instruments: those that the list has not can be chosen until it is read again, and the chosen one stays. */
	| { readonly type: "instruments found"; readonly list: InstrumentList }
	| { readonly type: "choose"; readonly code: InstrumentCode };

/** After a 999 nothing is asked again: the session has ended, and who comes back has the list read. */
const mustReadAgain = ({
	context,
	event,
}: {
	readonly context: MarketContext;
	readonly event: { readonly output: Result.Result<InstrumentList, QueryError> };
}): boolean => context.isRefreshRequested && failureOf({ event })?._tag !== "SessionInvalid";

/**
 * What can be traded (Spec 1 §3, §7). The list comes first; categories and sparklines follow and never block. Whoever asks
 * for the list while it is read has it read once more. Sparklines that have grown old are read again, and shown meanwhile.
 */
export const marketMachine = setup({
	types: {} as {
		input: MarketInput | undefined;
		context: MarketContext;
		events: MarketEvent;
		/** The quotations that came with the list, for the quote board. */
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
		"has all": ({ context }) => context.categories !== undefined && context.areSparklinesFresh,
	},
	actions: {
		choose: assign(({ event }) => {
			assertEvent(event, "choose");
			return { chosen: event.code };
		}),
		"store the list": assign(({ context }, list: InstrumentList | undefined) => {
			const listed = list?.instruments ?? context.instruments;
			const looked = context.instruments.find(({ code }) => code === context.chosen);
			// What the customer looks at, and may be about to order, is never another one all at once.
			const instruments = looked && !includesCode(listed, looked.code) ? [...listed, looked] : listed;
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
	}),
	initial: "loading",
	on: {
		choose: { guard: "is known", actions: "choose" },
		"instruments found": {
			actions: ["add instruments", { type: "emit quotes", params: ({ event }) => event.list }],
		},
		"language changed": { actions: "clear the categories" },
		"sparklines expired": { actions: "expire the sparklines" },
	},
	states: {
		loading: {
			tags: "busy",
			entry: "start a reading",
			on: {
				/** Not known yet: checked when the list comes. */
				choose: { actions: "choose" },
				refresh: { actions: "request a refresh" },
			},
			invoke: {
				id: "readInstruments",
				src: "readInstruments",
				onDone: [
					{ guard: (asked) => hasFailed(asked) && mustReadAgain(asked), target: "loading", reenter: true },
					{ guard: hasFailed, target: "failed", actions: assign({ error: failureOf }) },
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
				onError: { target: "failed", actions: assign({ error: undefined }) },
			},
		},
		ready: {
			on: {
				refresh: "refreshing",
				"language changed": { target: ".completing", reenter: true, actions: "clear the categories" },
				"sparklines expired": { target: ".completing", actions: "expire the sparklines" },
			},
			initial: "completing",
			states: {
				completing: {
					always: { guard: "has all", target: "complete" },
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
